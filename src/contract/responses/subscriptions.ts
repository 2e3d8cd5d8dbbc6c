import * as v from 'valibot';

/** Of an order that is paid by quarter. `until` is then the last day that is paid. */
export const instalments = v.object({
  paid: v.number(),
  /** The last day of the year, once it has begun. */
  yearUntil: v.nullable(v.string()),
  /** Null when all are paid, or the year is over. */
  next: v.nullable(v.object({ number: v.number(), cents: v.number(), dueOn: v.nullable(v.string()) })),
});
export type Instalments = v.InferOutput<typeof instalments>;

/** `ended`: confirmed, and its last day is past. */
export const subscription = v.object({
  id: v.string(),
  number: v.nullable(v.string()),
  /** The service's slug. */
  service: v.string(),
  title: v.string(),
  paymentMethod: v.nullable(v.string()),
  /** In dollars, as it was when ordered; null means on request. */
  yearlyPrice: v.optional(v.nullable(v.number())),
  status: v.picklist(['requested', 'confirmed', 'declined', 'ended']),
  requestedAt: v.string(),
  from: v.nullable(v.string()),
  /** The last day. */
  until: v.nullable(v.string()),
  /** The day until which it still covers, although its last day is past. */
  graceUntil: v.optional(v.nullable(v.string())),
  /** The reason for the decline. */
  reason: v.nullable(v.string()),
  /** Null if the year is paid at once, as always at a server of an earlier release. */
  instalments: v.optional(v.nullable(instalments)),
});
export type Subscription = v.InferOutput<typeof subscription>;

/** A request for the premium plan. */
export const upgradeRequest = v.object({
  /** Missing in answers of the versions before online payment. */
  id: v.optional(v.string()),
  number: v.string(),
  status: v.picklist(['requested', 'confirmed', 'declined']),
  paymentMethod: v.optional(v.string()),
  yearlyPrice: v.optional(v.nullable(v.number())),
  requestedAt: v.string(),
  reason: v.nullable(v.string()),
  instalments: v.optional(v.nullable(instalments)),
});
export type UpgradeRequest = v.InferOutput<typeof upgradeRequest>;
