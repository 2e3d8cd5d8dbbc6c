import * as v from 'valibot';

/** `ended`: confirmed, and its last day is past. */
export const subscription = v.object({
  id: v.string(),
  number: v.nullable(v.string()),
  /** The service's slug. */
  service: v.string(),
  title: v.string(),
  paymentMethod: v.nullable(v.string()),
  status: v.picklist(['requested', 'confirmed', 'declined', 'ended']),
  requestedAt: v.string(),
  from: v.nullable(v.string()),
  /** The last day. */
  until: v.nullable(v.string()),
  /** The reason for the decline. */
  reason: v.nullable(v.string()),
});
export type Subscription = v.InferOutput<typeof subscription>;

/** The newest premium plan request. */
export const upgradeRequest = v.object({
  number: v.string(),
  status: v.picklist(['requested', 'confirmed', 'declined']),
  requestedAt: v.string(),
  reason: v.nullable(v.string()),
});
export type UpgradeRequest = v.InferOutput<typeof upgradeRequest>;
