import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ClaimAction, ClaimStatus } from '../../src/contract/claim-transitions.ts';
import type { Language } from '../../src/contract/languages.ts';
import type { LetterKind } from '../../src/contract/letters.ts';
import type { Channel, NoticeKind } from '../../src/contract/notices.ts';
import type { ReasonCode } from '../../src/contract/reasons/codes.ts';
import type { CodePurpose } from './code-purposes.ts';
import type { Role } from './roles.ts';

// For queries only: tables, constraints and indexes are created by `migrations/`.

const moment = (name: string) => timestamp(name, { withTimezone: true });
const day = (name: string) => date(name, { mode: 'string' });
const active = boolean('active').notNull().default(true);

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  role: text('role').$type<Role>().notNull(),
  username: text('username').notNull(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  /** the key of the last address that was confirmed by a code */
  confirmedEmail: text('confirmed_email'),
  /** waits for the code that was sent there */
  pendingEmail: text('pending_email'),
  /** the address before a change, for three days */
  previousEmail: text('previous_email'),
  emailChangedAt: moment('email_changed_at'),
  phone: text('phone').notNull(),
  /** the last number that was confirmed by a code */
  confirmedPhone: text('confirmed_phone'),
  phoneConfirmedAt: moment('phone_confirmed_at'),
  /** the confirmed number before a change, for three days */
  previousPhone: text('previous_phone'),
  phoneChangedAt: moment('phone_changed_at'),
  passwordHash: text('password_hash').notNull(),
  tokenVersion: integer('token_version').notNull().default(0),
  firstLogInAt: moment('first_log_in_at'),
  profilePic: text('profile_pic'),
  language: text('language').$type<Language>().notNull().default('en'),
  /** the newest notice that was seen in the app */
  noticesSeen: uuid('notices_seen'),
  /** `topic:channel` */
  mutedNotices: text('muted_notices').array().notNull().default(['claim-received:sms']),
  premiumFrom: day('premium_from'),
  premiumUntil: day('premium_until'),
  removedAt: moment('removed_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const services = pgTable('services', {
  slug: text('slug').primaryKey(),
  position: integer('position').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  highlights: jsonb('highlights').$type<string[]>().notNull(),
  premium: boolean('premium').notNull(),
  yearlyPrice: doublePrecision('yearly_price'),
  priceSince: day('price_since').notNull(),
  active,
});

/** Birr per US dollar. The newest rate that is not in the future applies. */
export const birrRates = pgTable('birr_rates', {
  since: date('since', { mode: 'string' }).primaryKey(),
  rate: doublePrecision('rate').notNull(),
});

export const hospitals = pgTable('hospitals', {
  id: uuid('id').primaryKey(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  town: text('town').notNull(),
  phone: text('phone').notNull(),
  map: text('map'),
  active,
});

export const policies = pgTable('policies', {
  id: uuid('id').primaryKey(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  active,
});

export const paymentMethods = pgTable('payment_methods', {
  id: uuid('id').primaryKey(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  premium: boolean('premium').notNull(),
  active,
});

/** When and by which administrator a request was settled. */
const settled = { settledAt: moment('settled_at'), settledBy: uuid('settled_by') };
const requestState = text('state').$type<'requested' | 'confirmed' | 'declined'>().notNull();

/** Every price that a service has had. */
export const servicePrices = pgTable(
  'service_prices',
  {
    serviceSlug: text('service_slug').notNull(),
    since: moment('since').notNull(),
    yearlyPrice: doublePrecision('yearly_price'),
  },
  (table) => [primaryKey({ columns: [table.serviceSlug, table.since] })],
);

/** Every price that the premium plan has had; null means on request. */
export const premiumPrices = pgTable('premium_prices', {
  since: moment('since').primaryKey(),
  yearlyPrice: doublePrecision('yearly_price'),
});

export const subscriptions = pgTable('subscriptions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  serviceSlug: text('service_slug').notNull(),
  letterKey: uuid('letter_key'),
  number: text('number'),
  paymentMethod: text('payment_method'),
  /** the price that was shown when the order was written */
  yearlyPrice: doublePrecision('yearly_price'),
  state: requestState,
  receivedAt: moment('received_at').notNull(),
  ...settled,
  reason: text('reason'),
  firstDay: day('first_day'),
  lastDay: day('last_day'),
});

export const upgrades = pgTable('upgrades', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  letterKey: uuid('letter_key').notNull(),
  number: text('number').notNull(),
  paymentMethod: text('payment_method').notNull(),
  yearlyPrice: doublePrecision('yearly_price'),
  state: requestState,
  receivedAt: moment('received_at').notNull(),
  ...settled,
  reason: text('reason'),
  firstDay: day('first_day'),
  lastDay: day('last_day'),
});

export const letters = pgTable(
  'letters',
  {
    userId: uuid('user_id').notNull(),
    key: uuid('key').notNull(),
    kind: text('kind').$type<LetterKind>().notNull(),
    sha256: text('sha256').notNull(),
    number: text('number').notNull(),
    receivedAt: moment('received_at').notNull(),
    answer: json('answer').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

export const claims = pgTable('claims', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  letterKey: uuid('letter_key').notNull(),
  number: text('number').notNull(),
  kind: text('kind').$type<'claim' | 'premium-claim'>().notNull(),
  hospital: text('hospital').notNull(),
  service: text('service').notNull(),
  paymentMethod: text('payment_method').notNull(),
  description: text('description').notNull(),
  fullName: text('full_name'),
  email: text('email'),
  priority: boolean('priority').notNull(),
  status: text('status').$type<ClaimStatus>().notNull(),
  receivedAt: moment('received_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  version: integer('version').notNull().default(1),
  corrects: uuid('corrects'),
  paidBirrCents: bigint('paid_birr_cents', { mode: 'number' }),
  treatedOn: day('treated_on'),
  payToProvider: text('pay_to_provider'),
  payToAccount: text('pay_to_account'),
  /** the administrator who works on it */
  assignedTo: uuid('assigned_to'),
  /** a generated column */
  queueRank: smallint('queue_rank').notNull().generatedAlwaysAs(sql`CASE WHEN priority THEN 0 ELSE 1 END`),
});

/** Append-only, enforced by triggers. */
export const claimEvents = pgTable('claim_events', {
  id: uuid('id').primaryKey(),
  claimId: uuid('claim_id').notNull(),
  /** the version of the claim after this event */
  position: integer('position').notNull(),
  at: moment('at').notNull(),
  action: text('action').$type<ClaimAction>().notNull(),
  byUser: uuid('by_user').notNull(),
  byRole: text('by_role').$type<Role>().notNull(),
  fromStatus: text('from_status').$type<ClaimStatus>(),
  toStatus: text('to_status').$type<ClaimStatus>().notNull(),
  amountCents: integer('amount_cents'),
  code: text('code').$type<ReasonCode>(),
  paidOn: day('paid_on'),
  paymentReference: text('payment_reference'),
});

export const claimEventTexts = pgTable(
  'claim_event_texts',
  { claimId: uuid('claim_id').notNull(), position: integer('position').notNull(), text: text('text').notNull() },
  (table) => [primaryKey({ columns: [table.claimId, table.position] })],
);

/** Read at the desk only. */
export const claimNotes = pgTable('claim_notes', {
  id: uuid('id').primaryKey(),
  claimId: uuid('claim_id').notNull(),
  at: moment('at').notNull().defaultNow(),
  byUser: uuid('by_user').notNull(),
  text: text('text').notNull(),
});

export const savedReplies = pgTable('saved_replies', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  text: text('text').notNull(),
});

export const claimRequests = pgTable('claim_requests', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  letterKey: uuid('letter_key').notNull(),
  number: text('number').notNull(),
  receivedAt: moment('received_at').notNull(),
  ...settled,
});

export const deletionRequests = pgTable('deletion_requests', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
  ...settled,
  outcome: text('outcome').$type<'taken-back' | 'carried-out'>(),
});

export const endedTokens = pgTable('ended_tokens', {
  hash: text('hash').primaryKey(),
  at: moment('at').notNull().defaultNow(),
});

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  until: moment('until').notNull(),
});

export const notices = pgTable('notices', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id'),
  claimId: uuid('claim_id'),
  subscriptionId: uuid('subscription_id'),
  upgradeId: uuid('upgrade_id'),
  /** of a cover that ends */
  lastDay: day('last_day'),
  kind: text('kind').$type<NoticeKind>().notNull(),
  /** of somebody who has no account any more */
  language: text('language').$type<Language>(),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** for servers of the version before deliveries */
  dueAt: moment('due_at').notNull(),
  /** when the decision that it tells of was undone */
  withdrawnAt: moment('withdrawn_at'),
});

/** The server's VAPID key pair. */
export const pushKeys = pgTable('push_keys', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
});

/** The phones that show a customer's notifications. */
export const pushSubscriptions = pgTable('push_subscriptions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  endpoint: text('endpoint').notNull(),
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** A notice on one channel. */
export const deliveries = pgTable(
  'deliveries',
  {
    noticeId: uuid('notice_id').notNull(),
    channel: text('channel').$type<Channel>().notNull(),
    /** where it goes, if not to the account's own address */
    address: text('address'),
    createdAt: moment('created_at').notNull().defaultNow(),
    dueAt: moment('due_at').notNull().defaultNow(),
    /** the push subscriptions that have it */
    reached: uuid('reached').array().notNull().default([]),
    attempts: integer('attempts').notNull().default(0),
    sentAt: moment('sent_at'),
    givenUpAt: moment('given_up_at'),
    lastError: text('last_error'),
  },
  (table) => [primaryKey({ columns: [table.noticeId, table.channel] })],
);

export const codes = pgTable(
  'codes',
  {
    userId: uuid('user_id').notNull(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    hash: text('hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    triesLeft: integer('tries_left').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] })],
);
