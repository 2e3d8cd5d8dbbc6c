import { json, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { AuditAction } from '../../../src/contract/admin/audit-log.ts';
import { moment } from './columns.ts';

// For queries only: tables, constraints and indexes are created by `migrations/`.

/** Append-only for three years, those of customers for one, enforced by triggers. */
export const auditLog = pgTable('audit_log', {
  id: uuid('id').primaryKey(),
  at: moment('at').notNull().defaultNow(),
  action: text('action').$type<AuditAction>().notNull(),
  /** the status code of the response */
  status: smallint('status').notNull(),
  /** for what a customer did, the same as `customerId`; null for what was done on the command line */
  byUser: uuid('by_user'),
  claimId: uuid('claim_id'),
  customerId: uuid('customer_id'),
  /** what else it is about, such as the id of an offer */
  subject: text('subject'),
  details: json('details').$type<Record<string, unknown>>(),
  address: text('address'),
  device: text('device'),
});
