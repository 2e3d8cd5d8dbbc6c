import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, json, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { ClaimAction, ClaimStatus } from '../../../src/contract/claim-transitions.ts';
import type { LetterKind } from '../../../src/contract/letters.ts';
import type { ReasonCode } from '../../../src/contract/reasons/codes.ts';
import { day, moment, settled } from './columns.ts';
import type { Role } from './roles.ts';

// For queries only: tables, constraints and indexes are created by `migrations/`.

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
  /** of one whose customer disagreed: who had declined it, and cannot decide it again */
  disagreedWith: uuid('disagreed_with'),
  /** a generated column */
  queueRank: smallint('queue_rank').notNull().generatedAlwaysAs(sql`CASE WHEN priority THEN 0 ELSE 1 END`),
});

/** Of amounts that two people have to approve. It holds for this version of the claim. */
export const firstApprovals = pgTable('first_approvals', {
  claimId: uuid('claim_id').primaryKey(),
  claimVersion: integer('claim_version').notNull(),
  byUser: uuid('by_user').notNull(),
  amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  text: text('text'),
  at: moment('at').notNull().defaultNow(),
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
