import * as v from 'valibot';
import { languages } from '../languages.ts';
import { addressedChannels, wantedNotices } from '../notices.ts';
import { callTimes } from '../payloads/call-back.ts';
import { claimLine, payTo } from './claims.ts';
import { member } from './family.ts';
import { subscription, upgradeRequest } from './subscriptions.ts';

export const user = v.object({
  id: v.string(),
  username: v.string(),
  email: v.string(),
  phone: v.string(),
  profilePic: v.nullable(v.string()),
  subscriptionPlan: v.picklist(['Regular', 'Premium']),
  /** A new address that is not confirmed yet. */
  pendingEmail: v.optional(v.nullable(v.string())),
  /** By a code that was sent there. */
  emailConfirmed: v.optional(v.boolean()),
  phoneConfirmed: v.optional(v.boolean()),
  /** Missing in answers stored by the first release. */
  language: v.optional(v.picklist(languages)),
  wantedNotices: v.optional(wantedNotices),
  /** Whether the premium plan is confirmed and active today. */
  planConfirmed: v.optional(v.boolean()),
  /** The first and last day of a confirmed premium plan. */
  planFrom: v.optional(v.nullable(v.string())),
  planUntil: v.optional(v.nullable(v.string())),
});
export type User = v.InferOutput<typeof user>;

/** `claims` holds the newest hundred; `GET /claims` returns all of them in pages. */
export const profile = v.object({
  user,
  claims: v.array(claimLine),
  /** Titles of the services active today; `subscriptions` has all of them. */
  services: v.array(v.string()),
  subscriptions: v.optional(v.array(subscription)),
  /** The newest of `upgrades`. */
  upgrade: v.optional(v.nullable(upgradeRequest)),
  /** Newest first. */
  upgrades: v.optional(v.array(upgradeRequest)),
  /** Newest first, with those whose request was declined and those who are no longer members. */
  family: v.optional(v.array(member)),
  /** The newest claim that names one: where approved amounts are paid to. */
  payTo: v.optional(v.nullable(payTo)),
  /** The channels that the server has a provider for, except push. */
  noticeChannels: v.optional(v.array(v.picklist(addressedChannels))),
  /** The server's public key, with which a phone subscribes to notifications; null if it sends none. */
  pushKey: v.optional(v.nullable(v.string())),
  /** The day until which the premium plan still stands, although its last day is past. */
  planGraceUntil: v.optional(v.nullable(v.string())),
  /** Whether orders can be paid online. */
  paysOnline: v.optional(v.boolean()),
  /** Whether a year may be paid in instalments. */
  byQuarter: v.optional(v.boolean()),
  /** The open request to be called about a claim. */
  claimRequest: v.optional(v.nullable(v.object({ number: v.string() }))),
  /** The open request to be called back. */
  callBack: v.optional(v.nullable(v.object({ number: v.string(), phone: v.string(), time: v.picklist(callTimes) }))),
  /** When the customer requested the account's deletion. */
  deletionAskedAt: v.optional(v.nullable(v.string())),
});
export type Profile = v.InferOutput<typeof profile>;

export const languageUpdated = v.object({ language: v.picklist(languages) });
export const noticesUpdated = v.object({ wantedNotices });
export const pushUpdated = v.object({ active: v.boolean() });
export const profileUpdated = v.object({ message: v.string(), user });
