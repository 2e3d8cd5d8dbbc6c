import { and, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { today } from '../db/calendar.ts';
import type { Db } from '../db/database.ts';
import { coveredUntil, firstDayInGrace, graceUntil } from '../db/grace-period.ts';
import { services } from '../db/schema/offers.ts';
import { subscriptions, upgrades } from '../db/schema/orders.ts';
import { newId } from '../db/uuid.ts';

export type Upgrade = typeof upgrades.$inferSelect;
export type Subscription = {
  subscription: typeof subscriptions.$inferSelect;
  title: string;
  ended: boolean;
  graceUntil: string | null;
};

/** Confirmed, and today is within its period or the days of grace after it. */
const isCurrent = and(
  eq(subscriptions.state, 'confirmed'),
  lte(subscriptions.firstDay, today),
  gte(subscriptions.lastDay, firstDayInGrace),
);

export async function subscribedServices(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ title: services.title })
    .from(services)
    .where(
      sql`exists (select from ${subscriptions} where ${and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.serviceSlug, services.slug),
        isCurrent,
      )})`,
    )
    .orderBy(services.position);
  return rows.map(({ title }) => title);
}

/** What is covered today, each service once, with the last day of the longest subscription. */
export async function currentServices(db: Db, userId: string) {
  return db
    .select({ slug: services.slug, title: services.title, until: coveredUntil(sql`max(${subscriptions.lastDay})`) })
    .from(subscriptions)
    .innerJoin(services, eq(services.slug, subscriptions.serviceSlug))
    .where(and(eq(subscriptions.userId, userId), isCurrent))
    .groupBy(services.slug)
    .orderBy(services.position);
}

/** All subscriptions of a customer, newest first. */
export function subscriptionsOf(db: Db, userId: string): Promise<Subscription[]> {
  return db
    .select({
      subscription: subscriptions,
      title: services.title,
      ended: sql<boolean>`coalesce(${subscriptions.lastDay} < ${firstDayInGrace}, false)`,
      /** null while the last day is not past */
      graceUntil: sql<string | null>`case when ${subscriptions.lastDay} between ${firstDayInGrace} and ${today} - 1
        then ${graceUntil(sql`${subscriptions.lastDay}`)} end`,
    })
    .from(subscriptions)
    .innerJoin(services, eq(services.slug, subscriptions.serviceSlug))
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.id));
}

/** All upgrade requests of a customer, newest first. */
export const upgradesOf = (db: Db, userId: string): Promise<Upgrade[]> =>
  db.select().from(upgrades).where(eq(upgrades.userId, userId)).orderBy(desc(upgrades.id));

export async function isPremiumService(db: Db, slug: string): Promise<boolean> {
  const [service] = await db.select({ premium: services.premium }).from(services).where(eq(services.slug, slug));
  return service?.premium === true;
}

/** The number of the customer's open request for this service. */
export async function openSubscription(db: Db, userId: string, service: string): Promise<string | undefined> {
  const [open] = await db
    .select({ number: subscriptions.number })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.serviceSlug, service),
        eq(subscriptions.state, 'requested'),
      ),
    );
  return open?.number ?? undefined;
}

export async function openUpgrade(db: Db, userId: string): Promise<string | undefined> {
  const [open] = await db
    .select({ number: upgrades.number })
    .from(upgrades)
    .where(and(eq(upgrades.userId, userId), eq(upgrades.state, 'requested')));
  return open?.number;
}

type Order = {
  paymentMethod: string;
  yearlyPrice?: number | null | undefined;
  byQuarter?: boolean | undefined;
};

const instalmentsOf = ({ byQuarter }: Pick<Order, 'byQuarter'>) => sql`${byQuarter ? 0 : null}::smallint`;

/** A second request for the same service changes how the open one is paid, at once or by quarter too, not its price. A letter without a price is for the present one. */
export function subscriptionInserts(order: Order & { service: string }): SQL[] {
  const { service, paymentMethod, yearlyPrice } = order;
  const present = sql`(select yearly_price from services where slug = ${service}::text)`;
  return [
    sql`subscription as (
      insert into subscriptions (id, user_id, service_slug, letter_key, number, payment_method, yearly_price, instalments_paid, state,
        received_at)
      select ${newId()}::uuid, user_id, ${service}::text, key, number, ${paymentMethod}::text,
        ${yearlyPrice === undefined ? present : sql`${yearlyPrice}::float8`}, ${instalmentsOf(order)}, 'requested', received_at
      from letter
      on conflict (user_id, service_slug) where state = 'requested'
      do update set payment_method = excluded.payment_method, instalments_paid = excluded.instalments_paid)`,
  ];
}

/** The same for the premium plan. */
export function upgradeInserts(order: Order): SQL[] {
  const { paymentMethod, yearlyPrice } = order;
  const present = sql`(select yearly_price from premium_prices order by since desc limit 1)`;
  return [
    sql`upgrade as (
      insert into upgrades (id, user_id, letter_key, number, payment_method, yearly_price, instalments_paid, state, received_at)
      select ${newId()}::uuid, user_id, key, number, ${paymentMethod}::text,
        ${yearlyPrice === undefined ? present : sql`${yearlyPrice}::float8`}, ${instalmentsOf(order)}, 'requested', received_at
      from letter
      on conflict (user_id) where state = 'requested'
      do update set payment_method = excluded.payment_method, instalments_paid = excluded.instalments_paid)`,
  ];
}
