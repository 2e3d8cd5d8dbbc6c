import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Relation } from '../../../src/contract/relations.ts';
import type { Member } from '../../../src/contract/responses/family.ts';
import { day, moment, settled } from './columns.ts';

// For queries only: tables, constraints and indexes are created by `migrations/`.

export const familyMembers = pgTable('family_members', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  letterKey: uuid('letter_key'),
  number: text('number'),
  name: text('name').notNull(),
  birthDate: day('birth_date').notNull(),
  relation: text('relation').$type<Relation>().notNull(),
  status: text('status').$type<Member['status']>().notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
  ...settled,
  reason: text('reason'),
  endedAt: moment('ended_at'),
});

/** The customers' accounts of an administrator and their family. */
export const ownAccounts = pgTable(
  'own_accounts',
  { adminId: uuid('admin_id').notNull(), userId: uuid('user_id').notNull() },
  (table) => [primaryKey({ columns: [table.adminId, table.userId] })],
);
