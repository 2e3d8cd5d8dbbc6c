import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { claims } from '../db/schema/claims.ts';
import { searchConditions } from '../db/search.ts';

/** Of so many customers at most, all claims are sorted to find the first. */
const few = 500;
/** So many claims are read in the order of the queue to find those of more customers. */
const longestWalk = 20_000;

/** Conditions for claims: by receipt number, customer, family or the name in a premium claim. */
export type Search = {
  /** with an index, for all that match */
  found: SQL | undefined;
  /** for one claim after the other, if many match */
  each?: SQL;
};

export async function prepareSearch(db: Db, search: string): Promise<Search> {
  const { customers, patients, isOfCustomer } = searchConditions(search);
  const number = search.toUpperCase();
  const hasNumber = inArray(claims.number, [number, `R-${number}`]);
  const named = await db
    .select({ id: users.id })
    .from(users)
    .where(customers)
    .limit(few + 1);
  const treated =
    named.length > few
      ? []
      : await db
          .select({ id: claims.id })
          .from(claims)
          .where(patients)
          .limit(few + 1);
  if (named.length > few || treated.length > few)
    return {
      found: sql`${claims.id} in (
        select id from claims where ${hasNumber}
        union select claims.id from claims join users on users.id = claims.user_id where ${customers}
        union select id from claims where ${patients})`,
      each: sql`(${hasNumber} or ${patients} or ${isOfCustomer(sql`${claims.userId}`)})`,
    };
  const ids = (all: { id: string }[]) => all.map(({ id }) => id);
  return {
    found: or(
      hasNumber,
      named.length ? inArray(claims.userId, ids(named)) : undefined,
      treated.length ? inArray(claims.id, ids(treated)) : undefined,
    ),
  };
}

/** The ids of the first claims, oldest first. */
export async function firstClaims(db: Db, where: SQL | undefined, most: number, search?: Search): Promise<string[]> {
  const oldestFirst = [claims.receivedAt, claims.id];
  if (search?.each) {
    const { id, userId, number } = claims;
    const words = sql`words`.as('words');
    const walked = db
      .select({ id, userId, number, words })
      .from(claims)
      .where(where)
      .orderBy(...oldestFirst)
      .limit(longestWalk)
      .as('claims');
    const found = await db.select({ id: walked.id }).from(walked).where(search.each).limit(most);
    if (found.length === most || !(await hasMore(db, where))) return found.map(({ id }) => id);
  }
  const found = await db
    .select({ id: claims.id })
    .from(claims)
    .where(and(where, search?.found))
    .orderBy(...oldestFirst)
    .limit(most);
  return found.map(({ id }) => id);
}

async function hasMore(db: Db, where: SQL | undefined): Promise<boolean> {
  const next = await db.select({ id: claims.id }).from(claims).where(where).offset(longestWalk).limit(1);
  return next.length > 0;
}
