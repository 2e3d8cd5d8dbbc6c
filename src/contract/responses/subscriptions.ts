import * as v from 'valibot';

/** `ended`: it was confirmed, and its last day is over. */
export const subscription = v.object({
  id: v.string(),
  number: v.nullable(v.string()),
  /** its slug */
  service: v.string(),
  title: v.string(),
  paymentMethod: v.nullable(v.string()),
  status: v.picklist(['requested', 'confirmed', 'declined', 'ended']),
  requestedAt: v.string(),
  from: v.nullable(v.string()),
  /** its last day */
  until: v.nullable(v.string()),
  /** why it was declined */
  reason: v.nullable(v.string()),
});
export type Subscription = v.InferOutput<typeof subscription>;

/** The newest request for the premium plan. */
export const upgradeRequest = v.object({
  number: v.string(),
  status: v.picklist(['requested', 'confirmed', 'declined']),
  requestedAt: v.string(),
  reason: v.nullable(v.string()),
});
export type UpgradeRequest = v.InferOutput<typeof upgradeRequest>;
