import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../server/db/database.ts';
import { deliveries, notices } from '../../../server/db/schema/notices.ts';
import { waitUntil } from '../../soak/support/wait.ts';

const isOpen = and(isNull(deliveries.sentAt), isNull(deliveries.givenUpAt));

export const openDeliveries = (db: Db) => db.select().from(deliveries).where(isOpen);

/** Waits until all that is due is sent or given up. */
export const allSent = (db: Db) => waitUntil(async () => (await openDeliveries(db)).length === 0);

/** As if the time to the next attempt had passed. */
export const makeDue = (db: Db, where?: SQL) =>
  db.update(deliveries).set({ dueAt: sql`now()` }).where(and(isOpen, where));

export const deliveriesOf = (db: Db, userId: string) =>
  db
    .select({ kind: notices.kind, delivery: deliveries })
    .from(deliveries)
    .innerJoin(notices, eq(notices.id, deliveries.noticeId))
    .where(eq(notices.userId, userId))
    .orderBy(notices.id);
