import * as v from 'valibot';
import { languages } from '../languages.ts';
import { claimLine } from './claims.ts';
import { subscription, upgradeRequest } from './subscriptions.ts';

export const user = v.object({
  id: v.string(),
  username: v.string(),
  email: v.string(),
  phone: v.string(),
  profilePic: v.nullable(v.string()),
  subscriptionPlan: v.picklist(['Regular', 'Premium']),
  /** an answer that was kept before there was more than one has none */
  language: v.optional(v.picklist(languages)),
  /** whether the company has confirmed the premium plan and today is one of its days */
  planConfirmed: v.optional(v.boolean()),
  /** the first and the last day of a premium plan that was confirmed */
  planFrom: v.optional(v.nullable(v.string())),
  planUntil: v.optional(v.nullable(v.string())),
});
export type User = v.InferOutput<typeof user>;

/** `claims` holds the newest hundred; `GET /claims` pages through them all. */
export const profile = v.object({
  user,
  claims: v.array(claimLine),
  /** of what is held today, by title; `subscriptions` has all there were */
  services: v.array(v.string()),
  subscriptions: v.optional(v.array(subscription)),
  upgrade: v.optional(v.nullable(upgradeRequest)),
  /** since when the customer wishes the account to be deleted */
  deletionAskedAt: v.optional(v.nullable(v.string())),
});
export type Profile = v.InferOutput<typeof profile>;

export const languageUpdated = v.object({ language: v.picklist(languages) });
export const profileUpdated = v.object({ message: v.string(), user });
