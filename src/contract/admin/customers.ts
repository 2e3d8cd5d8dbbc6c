import * as v from 'valibot';
import { payload } from '../payload.ts';
import { claimLine } from '../responses/claims.ts';
import { day } from './day.ts';
import { next, paged, searched } from './query.ts';
import { claimRequestLine, subscriptionLine, upgradeLine } from './requests.ts';

export const customersQuery = v.object({
  ...paged,
  ...searched,
  plan: v.optional(v.picklist(['regular', 'premium', 'not-confirmed'], 'wrong-type')),
});

export const customerLine = v.object({
  id: v.string(),
  username: v.string(),
  email: v.string(),
  phone: v.string(),
  plan: v.picklist(['Regular', 'Premium']),
  /** of a premium account: whether it has the plan today */
  planConfirmed: v.boolean(),
  /** the last day of the plan, where it was confirmed */
  planUntil: v.nullable(v.string()),
  createdAt: v.string(),
});
export type CustomerLine = v.InferOutput<typeof customerLine>;

/** Newest first. */
export const customersPage = v.object({ customers: v.array(customerLine), next });

export const customerDetail = v.object({
  ...customerLine.entries,
  planFrom: v.nullable(v.string()),
  subscriptions: v.array(subscriptionLine),
  upgrades: v.array(upgradeLine),
  /** the newest hundred */
  claims: v.array(claimLine),
  requests: v.array(claimRequestLine),
  /** when the customer asked for the account to be deleted, and when that was done; null where they do not wish it */
  deletion: v.nullable(v.object({ askedAt: v.string(), carriedOutAt: v.nullable(v.string()) })),
});
export type CustomerDetail = v.InferOutput<typeof customerDetail>;

/** Premium from one day to another, for a year where no last day is given: with this the plan is confirmed. */
export const plan = payload(
  1,
  v.variant('plan', [
    v.object({ plan: v.literal('regular') }),
    v.object({ plan: v.literal('premium'), from: day, until: v.optional(v.nullable(day), null) }),
  ]),
);
