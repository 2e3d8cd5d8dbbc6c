import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { DeskRole } from '../../../src/contract/admin/roles.ts';
import type { Language } from '../../../src/contract/languages.ts';
import type { CodePurpose } from './code-purposes.ts';
import { day, moment, settled } from './columns.ts';
import type { Role } from './roles.ts';

// For queries only: tables, constraints and indexes are created by `migrations/`.

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
  /** of an administrator; null is 'administrator' */
  deskRole: text('desk_role').$type<DeskRole>(),
  /** how much an officer may approve; null is without a limit */
  approvalLimitCents: bigint('approval_limit_cents', { mode: 'number' }),
  removedAt: moment('removed_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const deletionRequests = pgTable('deletion_requests', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
  ...settled,
  outcome: text('outcome').$type<'taken-back' | 'carried-out'>(),
});

/** Of administrators; in force once it has a secret. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id').primaryKey(),
  /** encrypted */
  secret: text('secret'),
  /** encrypted; waits for the first code made with it */
  pendingSecret: text('pending_secret'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** hashes */
  recoveryCodes: text('recovery_codes').array().notNull().default([]),
});

/** The log-ins of an account, by the id of their token. Tokens of earlier releases have none. */
export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  /** of the account at the log-in: a session of an older one has ended */
  tokenVersion: integer('token_version').notNull(),
  device: text('device'),
  openedAt: moment('opened_at').notNull().defaultNow(),
  lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  /** when the password was asked for again */
  confirmedAt: moment('confirmed_at'),
  endedAt: moment('ended_at'),
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
