import type { IncomingHttpHeaders } from 'node:http';

export type Checkout = {
  /** our reference, which the provider keeps with the payment */
  reference: string;
  birrCents: number;
  title: string;
  customer: { email: string; name: string; phone: string };
  returnPath: string;
};

export type Verified =
  | { state: 'paid'; cents: number; currency: string; method: string | null; providerReference: string | null }
  | { state: 'failed' }
  | { state: 'pending' };

export type RefundRequest = {
  /** of the payment */
  reference: string;
  /** what the provider calls it */
  providerReference: string | null;
  /** our reference for the refund, another one each time that it is asked for */
  refundReference: string;
  reason: string;
};
/** `failed`: the provider has refused, and gives nothing back. */
export type Refunded = { state: 'done' } | { state: 'failed'; why: string };

/** A company that takes payments. One file each, chosen by the settings. */
export type PaymentProvider = {
  name: string;
  /** Returns the address of the page where the customer pays. */
  begin(checkout: Checkout): Promise<string>;
  /** What the provider says about our reference. Only this confirms a payment. */
  verify(reference: string): Promise<Verified>;
  /** Returns the reference that a webhook names, or undefined if the provider has not signed it. */
  parseWebhook(headers: IncomingHttpHeaders, body: Buffer): string | undefined;
  /** Gives the whole payment back. Without it the desk does that elsewhere, and notes it. */
  refund?(request: RefundRequest): Promise<Refunded>;
};

/** The provider cannot be reached, or answers in a way that is not documented. It is asked again later. */
export class ProviderError extends Error {}
