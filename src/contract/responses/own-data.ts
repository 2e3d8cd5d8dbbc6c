import * as v from 'valibot';
import { languages } from '../languages.ts';
import { channels, wantedNotices } from '../notices.ts';
import { callTimes } from '../payloads/call-back.ts';
import { claimPhoto } from '../photos.ts';
import { claimDetail } from './claims.ts';
import { member } from './family.ts';
import { payment } from './payments.ts';
import { portrait } from './portraits.ts';
import { receipt } from './receipt.ts';
import { subscription, upgradeRequest } from './subscriptions.ts';

const moment = v.nullable(v.string());
const textOrNull = v.nullable(v.string());

/** All data stored about a customer, as exported to them. */
export const ownData = v.object({
  /** When the export was made. */
  at: v.string(),
  account: v.object({
    id: v.string(),
    username: v.string(),
    email: v.string(),
    /** the address before a change, for three days */
    confirmedEmail: v.nullable(v.string()),
    pendingEmail: v.nullable(v.string()),
    previousEmail: v.nullable(v.string()),
    phone: v.string(),
    confirmedPhone: v.nullable(v.string()),
    previousPhone: v.nullable(v.string()),
    profilePic: v.nullable(v.string()),
    language: v.picklist(languages),
    wantedNotices,
    plan: v.picklist(['Regular', 'Premium']),
    /** The first and last day of a premium plan, if any. */
    premiumFrom: moment,
    premiumUntil: moment,
    createdAt: v.string(),
  }),
  claims: v.array(claimDetail),
  claimRequests: v.array(v.object({ number: v.string(), receivedAt: v.string(), answeredAt: moment })),
  /** Missing in what a server of an earlier release exports. */
  callBacks: v.optional(
    v.array(
      v.object({
        number: v.string(),
        receivedAt: v.string(),
        phone: v.string(),
        time: v.picklist(callTimes),
        /** the number of the claim that it is about */
        claim: v.nullable(v.string()),
        text: v.nullable(v.string()),
        doneAt: moment,
      }),
    ),
  ),
  subscriptions: v.array(v.object({ ...subscription.entries, settledAt: moment })),
  upgrades: v.array(
    v.object({ ...upgradeRequest.entries, paymentMethod: v.string(), settledAt: moment, from: moment, until: moment }),
  ),
  /** Missing in what a server of an earlier release exports. */
  payments: v.optional(v.array(payment)),
  family: v.optional(v.array(v.object({ ...member.entries, settledAt: moment }))),
  /** The letters received, each with its receipt and response. */
  letters: v.array(v.object({ ...receipt.entries, kind: v.string(), answer: v.unknown() })),
  /** What was told by e-mail and SMS, without the texts, which are not kept. */
  notices: v.array(
    v.object({
      kind: v.string(),
      createdAt: v.string(),
      deliveries: v.array(v.object({ channel: v.picklist(channels), sentAt: moment })),
    }),
  ),
  /** Without the bytes. Missing in what a server of an earlier release exports. */
  photos: v.optional(v.array(v.object({ ...claimPhoto.entries, createdAt: v.string(), claims: v.array(v.string()) }))),
  /** The log-ins that have not ended. Missing in what a server of an earlier release exports. */
  sessions: v.optional(
    v.array(v.object({ device: v.nullable(v.string()), openedAt: v.string(), lastSeenAt: v.string() })),
  ),
  /** Missing in what a server of an earlier release exports. */
  cards: v.optional(
    v.array(v.object({ number: v.string(), personId: moment, issuedAt: v.string(), blockedAt: moment })),
  ),
  /** The photographs on the cards. Missing in what a server of an earlier release exports. */
  portraits: v.optional(v.array(v.object({ ...portrait.entries, changedAt: v.string() }))),
  /** Log-ins and what concerns the safety of the account, of the last year. Missing in what a server of an earlier release exports. */
  accountLog: v.optional(
    v.array(
      v.object({
        at: v.string(),
        action: v.string(),
        /** 400 and more: it was refused */
        status: v.number(),
        address: textOrNull,
        device: textOrNull,
      }),
    ),
  ),
  deletionRequests: v.array(v.object({ receivedAt: v.string(), takenBackAt: moment })),
});
export type OwnData = v.InferOutput<typeof ownData>;

/** When the customer requested the account's deletion; null if they did not. */
export const deletionAsked = v.object({ message: v.string(), deletionAskedAt: moment });
