import * as v from 'valibot';

/**
 * `failed`: the provider says that it was not paid. `expired`: the provider has not told anything for three days. Both may
 * still become `paid`. `mismatched`: another amount has arrived than was due.
 */
export const paymentStates = ['begun', 'failed', 'expired', 'paid', 'mismatched', 'refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];

export const payment = v.object({
  id: v.string(),
  state: v.picklist(paymentStates),
  order: v.object({
    kind: v.picklist(['subscription', 'upgrade']),
    id: v.string(),
    number: v.nullable(v.string()),
    /** The service's title; null for the premium plan. */
    title: v.nullable(v.string()),
    /** The first and last day of the cover, once it is confirmed. */
    from: v.nullable(v.string()),
    until: v.nullable(v.string()),
  }),
  /** Which of the four instalments of a year; null for the whole year, as at a server of an earlier release. */
  instalment: v.optional(v.nullable(v.number())),
  /** Whether the order was confirmed by this payment. A payment that came too late for that is refunded or looked at. */
  applied: v.boolean(),
  cents: v.number(),
  birrCents: v.number(),
  /** Birr per dollar, and the day since when it applied. */
  birr: v.object({ rate: v.number(), since: v.string() }),
  provider: v.string(),
  /** The way of paying that the provider names, such as telebirr. */
  method: v.nullable(v.string()),
  /** What the provider calls the payment. */
  providerReference: v.nullable(v.string()),
  begunAt: v.string(),
  paidAt: v.nullable(v.string()),
  refundedAt: v.nullable(v.string()),
  receiptNumber: v.nullable(v.number()),
  /** Where to go on paying, while it is begun. */
  checkoutUrl: v.nullable(v.string()),
});
export type Payment = v.InferOutput<typeof payment>;

export const paymentList = v.object({ payments: v.array(payment) });
