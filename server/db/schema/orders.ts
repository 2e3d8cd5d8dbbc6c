import { doublePrecision, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { day, moment, requestState, settled } from './columns.ts';

// For queries only: tables, constraints and indexes are created by `migrations/`.

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
  /** of a cover that is paid by quarter, the last day that is paid */
  lastDay: day('last_day'),
  /** null for an order that is paid at once */
  instalmentsPaid: smallint('instalments_paid'),
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
  instalmentsPaid: smallint('instalments_paid'),
});
