import * as v from 'valibot';
import { languages } from '../languages.ts';
import { claimDetail } from './claims.ts';
import { receipt } from './receipt.ts';
import { subscription, upgradeRequest } from './subscriptions.ts';

const moment = v.nullable(v.string());

/** All that is kept of a customer, in the form in which it is handed to them. */
export const ownData = v.object({
  /** when this was put together */
  at: v.string(),
  account: v.object({
    id: v.string(),
    username: v.string(),
    email: v.string(),
    phone: v.string(),
    profilePic: v.nullable(v.string()),
    language: v.picklist(languages),
    plan: v.picklist(['Regular', 'Premium']),
    /** the first and the last day of a premium plan, where it has them */
    premiumFrom: moment,
    premiumUntil: moment,
    createdAt: v.string(),
  }),
  claims: v.array(claimDetail),
  claimRequests: v.array(v.object({ number: v.string(), receivedAt: v.string(), answeredAt: moment })),
  subscriptions: v.array(v.object({ ...subscription.entries, settledAt: moment })),
  upgrades: v.array(
    v.object({ ...upgradeRequest.entries, paymentMethod: v.string(), settledAt: moment, from: moment, until: moment }),
  ),
  /** what arrived from their phones, each with the receipt it was given and the messages it was answered with */
  letters: v.array(v.object({ ...receipt.entries, kind: v.string(), answer: v.unknown() })),
  deletionRequests: v.array(v.object({ receivedAt: v.string(), takenBackAt: moment })),
});
export type OwnData = v.InferOutput<typeof ownData>;

/** When the customer asked for their account to be deleted; null while they do not wish it. */
export const deletionAsked = v.object({ message: v.string(), deletionAskedAt: moment });
