import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CallTime } from '../../../src/contract/payloads/call-back.ts';
import { moment, settled } from './columns.ts';

// For queries only: tables, constraints and indexes are created by `migrations/`.

/** One open request for each customer at most. */
export const callBacks = pgTable('call_backs', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  letterKey: uuid('letter_key').notNull(),
  number: text('number').notNull(),
  receivedAt: moment('received_at').notNull(),
  phone: text('phone').notNull(),
  callTime: text('call_time').$type<CallTime>().notNull(),
  claimId: uuid('claim_id'),
  text: text('text'),
  /** the administrator who is about to call */
  takenBy: uuid('taken_by'),
  ...settled,
  note: text('note'),
});
