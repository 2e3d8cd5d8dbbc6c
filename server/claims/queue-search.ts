import { and, asc, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { claims } from '../db/schema/claims.ts';
import { searchConditions } from '../db/search.ts';

/** Of so many customers at most, all claims are sorted to find the first. */
const few = 500;
/** So many claims are read in the order of the queue to find those of more customers. */
const longestWalk = 20_000;

/** What is found by receipt number, customer, family or the name in a premium claim. */
export type Found =
  | { isFew: true; customers: string[]; claims: string[] }
  /** conditions on claims: with an index for all that match, and for one after the other */
  | { isFew: false; all: SQL; each: SQL };

const idsOf = (all: { id: string }[]) => all.map(({ id }) => id);

export async function findForSearch(db: Db, search: string): Promise<Found> {
  const { customers, patients, isOfCustomer } = searchConditions(search);
  const number = search.toUpperCase();
  const hasNumber = inArray(claims.number, [number, `R-${number}`]);
  const claimsWith = (condition: SQL) => db.select({ id: claims.id }).from(claims).where(condition);
  const numbered = idsOf(await claimsWith(hasNumber));
  if (numbered.length > 0) return { isFew: true, customers: [], claims: numbered };
  const named = idsOf(
    await db
      .select({ id: users.id })
      .from(users)
      .where(customers)
      .limit(few + 1),
  );
  const treated =
    named.length > few
      ? []
      : idsOf(await claimsWith(sql`${patients} and ${notInArray(claims.userId, named)}`).limit(few + 1));
  if (named.length <= few && treated.length <= few) return { isFew: true, customers: named, claims: treated };
  return {
    isFew: false,
    all: sql`${claims.id} in (
      select claims.id from claims join users on users.id = claims.user_id where ${customers}
      union select id from claims where ${patients})`,
    each: sql`(${patients} or ${isOfCustomer(sql`${claims.userId}`)})`,
  };
}

const place = { id: claims.id, rank: claims.queueRank, at: claims.receivedAt };
const inOrder = [asc(claims.queueRank), asc(claims.receivedAt), asc(claims.id)];

/** The first of these claims in the order of the queue. */
export async function firstOfFew(
  db: Db,
  { customers, claims: found }: Found & { isFew: true },
  where: SQL | undefined,
  most: number,
): Promise<string[]> {
  const matching = (condition: SQL) => db.select(place).from(claims).where(and(condition, where));
  // A UNION, since with OR PostgreSQL would not use the index on the customers' claims.
  const all = union(matching(inArray(claims.userId, customers)), matching(inArray(claims.id, found)));
  return idsOf(await all.orderBy(sql`queue_rank`, sql`received_at`, sql`id`).limit(most));
}

/** The first claims in the order of the queue. If many match, they soon come along in that order; if not, all that match are sorted. */
export async function firstInOrder(
  db: Db,
  where: SQL | undefined,
  most: number,
  found?: Found & { isFew: false },
): Promise<string[]> {
  if (found) {
    const { id, userId } = claims;
    const walked = db
      .select({ id, userId, words: sql`words`.as('words') })
      .from(claims)
      .where(where)
      .orderBy(...inOrder)
      .limit(longestWalk)
      .as('claims');
    const passed = await db.select({ id: walked.id }).from(walked).where(found.each).limit(most);
    if (passed.length === most || !(await isLonger(db, where))) return idsOf(passed);
  }
  return idsOf(
    await db
      .select({ id: claims.id })
      .from(claims)
      .where(and(where, found?.all))
      .orderBy(...inOrder)
      .limit(most),
  );
}

async function isLonger(db: Db, where: SQL | undefined): Promise<boolean> {
  const next = await db.select({ id: claims.id }).from(claims).where(where).offset(longestWalk).limit(1);
  return next.length > 0;
}
