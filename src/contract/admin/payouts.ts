import * as v from 'valibot';
import { payTo } from '../responses/claims.ts';

/** An approved claim that is to be paid. */
export const payout = v.object({
  id: v.string(),
  number: v.string(),
  /** For the decision `pay`, which is refused if the claim has changed. */
  version: v.number(),
  customer: v.object({ id: v.string(), username: v.string(), phone: v.string() }),
  /** Null if the customer has not told where to. */
  payTo: v.nullable(payTo),
  amountCents: v.number(),
  /** At the rate of the day of the approval; null if there was none. */
  birrCents: v.nullable(v.number()),
  approvedAt: v.string(),
});
export type Payout = v.InferOutput<typeof payout>;

/** Oldest approval first; `more` are not in it. */
export const payoutList = v.object({ payouts: v.array(payout), more: v.number() });
