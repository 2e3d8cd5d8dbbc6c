import { and, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { today } from '../db/calendar.ts';
import type { Db } from '../db/database.ts';
import { services, subscriptions, upgrades } from '../db/schema.ts';
import { newId } from '../db/uuid.ts';

export type Upgrade = typeof upgrades.$inferSelect;
export type Subscription = { subscription: typeof subscriptions.$inferSelect; title: string; ended: boolean };

/** Confirmed, and today is within its period. */
const isCurrent = and(
  eq(subscriptions.state, 'confirmed'),
  lte(subscriptions.firstDay, today),
  gte(subscriptions.lastDay, today),
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

/** All subscriptions of a customer, newest first. */
export function subscriptionsOf(db: Db, userId: string): Promise<Subscription[]> {
  return db
    .select({
      subscription: subscriptions,
      title: services.title,
      ended: sql<boolean>`coalesce(${subscriptions.lastDay} < ${today}, false)`,
    })
    .from(subscriptions)
    .innerJoin(services, eq(services.slug, subscriptions.serviceSlug))
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.id));
}

export async function newestUpgrade(db: Db, userId: string): Promise<Upgrade | undefined> {
  const [found] = await db
    .select()
    .from(upgrades)
    .where(eq(upgrades.userId, userId))
    .orderBy(desc(upgrades.id))
    .limit(1);
  return found;
}

export async function isPremiumService(db: Db, slug: string): Promise<boolean> {
  const [service] = await db.select({ premium: services.premium }).from(services).where(eq(services.slug, slug));
  return service?.premium === true;
}

/** Does nothing if a request for the same service is open. */
export function subscriptionInserts({ service, paymentMethod }: { service: string; paymentMethod: string }): SQL[] {
  return [
    sql`subscription as (
      insert into subscriptions (id, user_id, service_slug, letter_key, number, payment_method, state, received_at)
      select ${newId()}::uuid, user_id, ${service}::text, key, number, ${paymentMethod}::text, 'requested', received_at
      from letter
      on conflict (user_id, service_slug) where state = 'requested' do nothing)`,
  ];
}

export function upgradeInserts(paymentMethod: string): SQL[] {
  return [
    sql`upgrade as (
      insert into upgrades (id, user_id, letter_key, number, payment_method, state, received_at)
      select ${newId()}::uuid, user_id, key, number, ${paymentMethod}::text, 'requested', received_at from letter
      on conflict (user_id) where state = 'requested' do nothing)`,
  ];
}
