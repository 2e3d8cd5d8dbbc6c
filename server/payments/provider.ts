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

/** A company that takes payments. One file each, chosen by the settings. */
export type PaymentProvider = {
  name: string;
  /** Returns the address of the page where the customer pays. */
  begin(checkout: Checkout): Promise<string>;
  /** What the provider says about our reference. Only this confirms a payment. */
  verify(reference: string): Promise<Verified>;
  /** Returns the reference that a webhook names, or undefined if the provider has not signed it. */
  parseWebhook(headers: IncomingHttpHeaders, body: Buffer): string | undefined;
};

/** The provider cannot be reached, or answers in a way that is not documented. It is asked again later. */
export class ProviderError extends Error {}
