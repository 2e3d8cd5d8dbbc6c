import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CallTime } from '../../src/contract/payloads/call-back.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { callBacks } from '../db/schema/call-backs.ts';
import { claims } from '../db/schema/claims.ts';
import { newId } from '../db/uuid.ts';
import { matchesSearch, pageConditions, peopleColumns, type RequestFilter, settlers } from '../requests/repository.ts';

type Request = { phone: string; time: CallTime; claim: string | null; text: string | null };

export const isOwnClaim = (id: string, userId: string): SQL =>
  sql`exists (select from ${claims} where ${and(eq(claims.id, id), eq(claims.userId, userId))})`;

/**
 * A CTE that inserts from `letter` (`letters/repository.ts`). A second request while one is open is the same request: it has the
 * number to call from then on, and what was written to both.
 */
export const callBackInserts = ({ phone, time, claim, text }: Request): SQL[] => [
  sql`call_back as (
    insert into call_backs (id, user_id, letter_key, number, received_at, phone, call_time, claim_id, text)
    select ${newId()}::uuid, user_id, key, number, received_at, ${phone}::text, ${time}::text, ${claim}::uuid, ${text}::text
    from letter
    on conflict (user_id) where settled_at is null do update set
      phone = excluded.phone, call_time = excluded.call_time,
      claim_id = coalesce(excluded.claim_id, call_backs.claim_id),
      text = nullif(concat_ws(E'\n', call_backs.text, excluded.text), ''))`,
];

/** The customer's open request. */
export async function openCallBack(db: Db, userId: string) {
  const [open] = await db
    .select({ number: callBacks.number, phone: callBacks.phone, time: callBacks.callTime })
    .from(callBacks)
    .where(and(eq(callBacks.userId, userId), isNull(callBacks.settledAt)));
  return open;
}

const takers = alias(users, 'takers');
export type CallBackRow = Awaited<ReturnType<typeof listCallBacks>>[number];
export function listCallBacks(db: Db, filter: RequestFilter) {
  const { where, order } = pageConditions(callBacks, filter);
  return db
    .select({ request: callBacks, claimNumber: claims.number, takenBy: takers.username, ...peopleColumns })
    .from(callBacks)
    .innerJoin(users, eq(users.id, callBacks.userId))
    .leftJoin(claims, eq(claims.id, callBacks.claimId))
    .leftJoin(takers, eq(takers.id, callBacks.takenBy))
    .leftJoin(settlers, eq(settlers.id, callBacks.settledBy))
    .where(and(where, matchesSearch(callBacks, 'call-back', filter)))
    .orderBy(order)
    .limit(filter.most);
}

const isOpen = (id: string) => and(eq(callBacks.id, id), isNull(callBacks.settledAt));

/** False if it is done, or somebody else has taken it. Anybody may give back what another has taken. */
export async function takeCallBack(db: Db, id: string, to: string | null): Promise<boolean> {
  const isFree = to === null ? undefined : or(isNull(callBacks.takenBy), eq(callBacks.takenBy, to));
  const rows = await db
    .update(callBacks)
    .set({ takenBy: to })
    .where(and(isOpen(id), isFree))
    .returning({ id: callBacks.id });
  return rows.length > 0;
}

/** False if it was done in the meantime. */
export async function finishCallBack(db: Db, id: string, by: string, note: string): Promise<boolean> {
  const rows = await db
    .update(callBacks)
    .set({ settledAt: new Date(), settledBy: by, note: note || null })
    .where(isOpen(id))
    .returning({ id: callBacks.id });
  return rows.length > 0;
}

/** All of a customer, newest first, each with the number of its claim. */
export const callBacksOf = (db: Db, userId: string) =>
  db
    .select({ request: callBacks, claimNumber: claims.number })
    .from(callBacks)
    .leftJoin(claims, eq(claims.id, callBacks.claimId))
    .where(eq(callBacks.userId, userId))
    .orderBy(desc(callBacks.id));
