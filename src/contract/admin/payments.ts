import * as v from 'valibot';
import { day } from '../day.ts';
import { limits, requiredText } from '../fields.ts';
import { payload } from '../payload.ts';
import { payment } from '../responses/payments.ts';
import { next, paged, searched } from './query.ts';

/** `unclear`: another amount than was due, or paid when the order was settled otherwise. */
export const paymentFilters = ['unclear', 'begun', 'paid', 'refunded', 'failed'] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

/** Newest first. */
export const paymentsQuery = v.object({
  ...paged,
  /** A receipt or order number, a reference of the provider, or words of the customer. */
  ...searched,
  state: v.optional(v.picklist(paymentFilters, 'wrong-type')),
});

const customer = v.object({ id: v.string(), username: v.string(), email: v.string(), phone: v.string() });

/** `requested`: the provider was asked and has not answered, so that nobody knows here whether it was made. */
export const refundStates = ['requested', 'failed', 'done'] as const;
export type RefundState = (typeof refundStates)[number];

export const paymentLine = v.object({
  ...payment.entries,
  customer,
  /** What was due, where another amount was received. */
  dueBirrCents: v.number(),
  receivedCurrency: v.nullable(v.string()),
  refundedBy: v.nullable(v.string()),
  refundReference: v.nullable(v.string()),
  refundReason: v.nullable(v.string()),
  /** Missing at a server of an earlier release, where every refund is noted by hand. */
  refund: v.optional(
    v.object({
      /** Whether the provider gives this payment back. */
      atProvider: v.boolean(),
      state: v.nullable(v.picklist(refundStates)),
      askedAt: v.nullable(v.string()),
      /** What the provider says. */
      failure: v.nullable(v.string()),
      /** Whether something later of the same cover is paid, which has to be given back first. */
      laterFirst: v.optional(v.boolean()),
    }),
  ),
});
export type PaymentLine = v.InferOutput<typeof paymentLine>;
export const paymentsPage = v.object({ payments: v.array(paymentLine), next });

/** The money was given back at the provider or by the bank, under this reference there. The customer reads the reason. */
export const refundNote = payload(
  1,
  v.object({ reference: requiredText(limits.choice), reason: requiredText(limits.description) }),
);

/** The provider is asked to give the money back. The customer reads the reason. */
export const providerRefund = payload(1, v.object({ reason: requiredText(limits.description) }));

export const closingQuery = v.object({ day: v.optional(day) });

/** The ledger of one day in Ethiopian time, by the way of paying. */
export const closing = v.object({
  day: v.string(),
  lines: v.array(
    v.object({
      provider: v.string(),
      method: v.nullable(v.string()),
      payments: v.number(),
      receivedBirrCents: v.number(),
      refunds: v.number(),
      /** As a positive number. */
      refundedBirrCents: v.number(),
    }),
  ),
});
export type Closing = v.InferOutput<typeof closing>;

/** Twelve calendar months, the newest first: premiums in birr as they were paid, payouts in dollars as they were approved. */
export const moneyByMonth = v.object({
  months: v.array(
    v.object({
      /** Such as `2026-11`. */
      month: v.string(),
      receivedBirrCents: v.number(),
      refundedBirrCents: v.number(),
      payouts: v.number(),
      payoutCents: v.number(),
    }),
  ),
});
export type MoneyByMonth = v.InferOutput<typeof moneyByMonth>;
