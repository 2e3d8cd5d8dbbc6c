import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

// For queries only: tables, constraints and indexes are created by `migrations/`.

export const cards = pgTable('cards', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  /** null for the account's holder */
  personId: uuid('person_id'),
  number: text('number').notNull(),
  issuedAt: moment('issued_at').notNull().defaultNow(),
  blockedAt: moment('blocked_at'),
  /** the card that was made when this one was blocked */
  replacedBy: uuid('replaced_by'),
});

export const cardKeys = pgTable('card_keys', {
  kid: text('kid').primaryKey(),
  x: text('x').notNull(),
  y: text('y').notNull(),
  /** encrypted */
  privateKey: text('private_key').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
