import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '../../../src/contract/languages.ts';
import type { Channel, NoticeKind } from '../../../src/contract/notices.ts';
import { day, moment } from './columns.ts';

// For queries only: tables, constraints and indexes are created by `migrations/`.

export const notices = pgTable('notices', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id'),
  claimId: uuid('claim_id'),
  subscriptionId: uuid('subscription_id'),
  upgradeId: uuid('upgrade_id'),
  /** of a cover that ends; of an instalment, the day on which it is due */
  lastDay: day('last_day'),
  kind: text('kind').$type<NoticeKind>().notNull(),
  /** of somebody who has no account any more */
  language: text('language').$type<Language>(),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** read only by servers older than migration 0012, during an upgrade */
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
  sessionId: uuid('session_id'),
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
