import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { QueueQuery } from '../../src/contract/admin/claims.ts';
import { startOfDay } from '../db/calendar.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { claimEvents, claimEventTexts, claims, firstApprovals } from '../db/schema/claims.ts';
import { findForSearch, firstInOrder, firstOfFew } from './queue-search.ts';
import { type ClaimNow, claimNow, lastEvent, lastText } from './repository.ts';

export type Queued = ClaimNow & {
  customer: { id: string; username: string; email: string };
  /** one of two people has approved it */
  isApprovedOnce: boolean;
  assignedToName: string | null;
};

const assignees = alias(users, 'assignees');
/** 0 is priority. */
const lastRank = 1;
const undecided = sql`${claims.status} in ('submitted', 'in-review', 'more-information')`;

type Paging = { most: number; administrator: string };

/** A page of the queue: priority first, then oldest. Undefined if the claim `after` does not exist. */
export async function queuePage(
  db: Db,
  query: QueueQuery,
  { most, administrator }: Paging,
): Promise<Queued[] | undefined> {
  const last = query.after === undefined ? null : await placeOf(db, query.after);
  if (last === undefined) return undefined;
  const after =
    last &&
    sql`(${claims.queueRank}, ${claims.receivedAt}, ${claims.id}) > (${last.rank}::smallint, ${last.at}::timestamptz, ${last.id}::uuid)`;
  const where = [...queueConditions(query, administrator), after ?? undefined];
  const found = query.search === undefined ? undefined : await findForSearch(db, query.search);
  const ids = found?.isFew ? await firstOfFew(db, found, and(...where), most) : [];
  // One rank after the other, so that an index that begins with the rank also finds days.
  for (let rank = last?.rank ?? 0; !found?.isFew && rank <= lastRank && ids.length < most; rank++) {
    const ofRank = and(eq(claims.queueRank, rank), ...where);
    ids.push(...(await firstInOrder(db, ofRank, most - ids.length, found)));
  }
  if (ids.length === 0) return [];
  return queued(db).where(inArray(claims.id, ids)).orderBy(claims.queueRank, claims.receivedAt, claims.id);
}

async function placeOf(db: Db, id: string) {
  const [place] = await db
    // As text, since a Date would round its microseconds.
    .select({ rank: claims.queueRank, at: sql<string>`${claims.receivedAt}::text`, id: claims.id })
    .from(claims)
    .where(eq(claims.id, id));
  return place;
}

/** The undecided claims that were received first, whatever their priority. */
export function longestWaiting(db: Db, most: number): Promise<Queued[]> {
  // The first of each rank, by the index `claims_undecided`. With an index on `received_at` alone, PostgreSQL would also read the queue by it,
  // and filter out the claims of the other rank.
  const firstOf = (rank: number) =>
    db
      .select({ id: claims.id, at: claims.receivedAt })
      .from(claims)
      .where(and(eq(claims.queueRank, rank), undecided))
      .orderBy(claims.receivedAt, claims.id)
      .limit(most);
  const ofRanks = unionAll(firstOf(0), firstOf(lastRank)).as('first');
  const first = db.select({ id: ofRanks.id }).from(ofRanks).orderBy(ofRanks.at).limit(most);
  return queued(db).where(inArray(claims.id, first)).orderBy(claims.receivedAt);
}

const isApprovedOnce = sql<boolean>`exists (select from ${firstApprovals} where ${firstApprovals.claimId} = ${claims.id} and ${firstApprovals.claimVersion} = ${claims.version})`;

const queued = (db: Db) =>
  db
    .select({
      ...claimNow,
      customer: { id: users.id, username: users.username, email: users.email },
      assignedToName: assignees.username,
      isApprovedOnce,
    })
    .from(claims)
    .innerJoin(users, eq(users.id, claims.userId))
    .leftJoin(assignees, eq(assignees.id, claims.assignedTo))
    .leftJoin(claimEvents, lastEvent)
    .leftJoin(claimEventTexts, lastText);

function queueConditions(query: QueueQuery, administrator: string): (SQL | undefined)[] {
  const { state, kind, assigned, hospital, service, days, from, until, search } = query;
  return [
    stateIs(state ?? (search === undefined ? 'to-decide' : 'all')),
    kind && eq(claims.kind, kind),
    assigned && (assigned === 'mine' ? eq(claims.assignedTo, administrator) : isNull(claims.assignedTo)),
    hospital === undefined ? undefined : eq(claims.hospital, hospital),
    service === undefined ? undefined : eq(claims.service, service),
    days === undefined ? undefined : lte(claims.receivedAt, sql`now() - make_interval(days => ${days}::int)`),
    from === undefined ? undefined : gte(claims.receivedAt, startOfDay(from)),
    until === undefined ? undefined : lt(claims.receivedAt, startOfDay(until, 1)),
  ];
}

function stateIs(state: NonNullable<QueueQuery['state']>): SQL | undefined {
  if (state === 'all') return undefined;
  if (state === 'undecided') return undecided;
  if (state === 'another-look') return and(undecided, isNotNull(claims.disagreedWith));
  return state === 'to-decide' ? inArray(claims.status, ['submitted', 'in-review']) : eq(claims.status, state);
}
