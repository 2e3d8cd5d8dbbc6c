import { bigint, boolean, doublePrecision, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { RefundState } from '../../../src/contract/admin/payments.ts';
import type { PaymentState } from '../../../src/contract/responses/payments.ts';
import { day, moment } from './columns.ts';

// For queries only: tables, constraints and indexes are created by `migrations/`.

const cents = (name: string) => bigint(name, { mode: 'number' });

export const payments = pgTable('payments', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  subscriptionId: uuid('subscription_id'),
  upgradeId: uuid('upgrade_id'),
  /** of four; null if it is for the whole year */
  instalment: smallint('instalment'),
  provider: text('provider').notNull(),
  cents: cents('cents').notNull(),
  birrCents: cents('birr_cents').notNull(),
  birrRate: doublePrecision('birr_rate').notNull(),
  rateSince: day('rate_since').notNull(),
  state: text('state').$type<PaymentState>().notNull(),
  checkoutUrl: text('checkout_url'),
  begunAt: moment('begun_at').notNull().defaultNow(),
  nextCheckAt: moment('next_check_at'),
  checks: integer('checks').notNull().default(0),
  checkedAt: moment('checked_at'),
  paidAt: moment('paid_at'),
  receivedCents: cents('received_cents'),
  receivedCurrency: text('received_currency'),
  method: text('method'),
  providerReference: text('provider_reference'),
  applied: boolean('applied').notNull().default(false),
  receiptNumber: cents('receipt_number'),
  refundedAt: moment('refunded_at'),
  refundedBy: uuid('refunded_by'),
  refundReference: text('refund_reference'),
  refundReason: text('refund_reason'),
  /** that the provider was asked for; null if it was not */
  refundState: text('refund_state').$type<RefundState>(),
  refundAskedAt: moment('refund_asked_at'),
  refundFailure: text('refund_failure'),
});

/** Append-only, enforced by a trigger. Refunds are negative. */
export const paymentLedger = pgTable('payment_ledger', {
  id: uuid('id').primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  kind: text('kind').$type<'payment' | 'refund'>().notNull(),
  birrCents: cents('birr_cents').notNull(),
  at: moment('at').notNull().defaultNow(),
  byUser: uuid('by_user'),
});

export const receiptCounter = pgTable('receipt_counter', { last: cents('last').notNull() });

export const sandboxPayments = pgTable('sandbox_payments', {
  reference: uuid('reference').primaryKey(),
  birrCents: cents('birr_cents').notNull(),
  title: text('title').notNull(),
  returnPath: text('return_path').notNull(),
  state: text('state').$type<'pending' | 'paid' | 'failed'>().notNull().default('pending'),
});
