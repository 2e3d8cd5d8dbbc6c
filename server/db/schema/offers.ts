import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { active, day, moment } from './columns.ts';

// For queries only: tables, constraints and indexes are created by `migrations/`.

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
  hours: text('hours'),
  services: jsonb('services').$type<string[]>().notNull().default([]),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
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

/** Services have claims, policies have premium claims. */
const kind = text('kind').$type<'claim' | 'premium-claim'>().notNull();

/** Every name that a service or a policy has had, kept by triggers. `offer` is the slug of the service or the id of the policy. */
export const offerNames = pgTable(
  'offer_names',
  { kind, name: text('name').notNull(), offer: text('offer').notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.name] })],
);

/** The most that is approved in a year, in cents of a dollar. Append-only, enforced by a trigger; null ends a limit. */
export const yearlyLimits = pgTable('yearly_limits', {
  id: uuid('id').primaryKey(),
  kind,
  offer: text('offer').notNull(),
  since: day('since').notNull(),
  limitCents: bigint('limit_cents', { mode: 'number' }),
  perPerson: boolean('per_person').notNull().default(false),
  setAt: moment('set_at').notNull().defaultNow(),
});

/** One row. */
export const coverSettings = pgTable('cover_settings', {
  graceDays: smallint('grace_days').notNull(),
  /** whether a year may be paid in instalments */
  byQuarter: boolean('by_quarter').notNull(),
});
