import * as v from 'valibot';
import { day } from '../day.ts';
import { channels } from '../notices.ts';
import { payload } from '../payload.ts';
import { claimLine } from '../responses/claims.ts';
import { member } from '../responses/family.ts';
import { portrait } from '../responses/portraits.ts';
import { next, paged, searched } from './query.ts';
import { callBackLine, claimRequestLine, subscriptionLine, upgradeLine } from './requests.ts';

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
  /** For a premium account: whether the plan is active today. */
  planConfirmed: v.boolean(),
  /** The last day of the plan, if confirmed. */
  planUntil: v.nullable(v.string()),
  createdAt: v.string(),
});
export type CustomerLine = v.InferOutput<typeof customerLine>;

/** Newest first. */
export const customersPage = v.object({ customers: v.array(customerLine), next });

/** `lastError` is the provider's code, or why the delivery was given up. */
const deliveryLine = v.object({
  channel: v.picklist(channels),
  state: v.picklist(['waiting', 'sent', 'given-up']),
  attempts: v.number(),
  lastError: v.nullable(v.string()),
});

export type DeliveryLine = v.InferOutput<typeof deliveryLine>;

const noticeLine = v.object({
  id: v.string(),
  /** A kind of a newer server is shown by its name. */
  kind: v.string(),
  createdAt: v.string(),
  deliveries: v.array(deliveryLine),
});
export type NoticeLine = v.InferOutput<typeof noticeLine>;

const cardLine = v.object({
  id: v.string(),
  number: v.string(),
  issuedAt: v.string(),
  blockedAt: v.nullable(v.string()),
});
export type CardLine = v.InferOutput<typeof cardLine>;

export const customerDetail = v.object({
  ...customerLine.entries,
  /** The address before a change, to which notices go for three days. */
  previousEmail: v.nullable(v.string()),
  /** The confirmed number before a change, which takes it back for three days. */
  previousPhone: v.nullable(v.string()),
  /** The newest twenty. */
  notices: v.array(noticeLine),
  planFrom: v.nullable(v.string()),
  /** Newest first. Missing in what a server of an earlier release answers. */
  family: v.optional(v.array(member), []),
  /** Blocked ones too, the oldest first. Missing in the answer of a server of an earlier release. */
  cards: v.optional(v.array(cardLine)),
  /** The photographs on the cards. */
  portraits: v.optional(v.array(portrait), []),
  subscriptions: v.array(subscriptionLine),
  upgrades: v.array(upgradeLine),
  /** The newest hundred. */
  claims: v.array(claimLine),
  requests: v.array(claimRequestLine),
  /** Missing in what a server of an earlier release answers. */
  callBacks: v.optional(v.array(callBackLine), []),
  /** When the deletion was requested and carried out; null if it was not requested. */
  deletion: v.nullable(v.object({ askedAt: v.string(), carriedOutAt: v.nullable(v.string()) })),
});
export type CustomerDetail = v.InferOutput<typeof customerDetail>;

/** A notice is sent again on this channel. */
export const sendAgain = payload(1, v.object({ channel: v.picklist(channels, 'wrong-type') }));

/** Confirms the premium plan for a period, a year by default. */
export const plan = payload(
  1,
  v.variant('plan', [
    v.object({ plan: v.literal('regular') }),
    v.object({ plan: v.literal('premium'), from: day, until: v.optional(v.nullable(day), null) }),
  ]),
);
