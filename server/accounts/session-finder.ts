import { eq, sql } from 'drizzle-orm';
import { batch } from '../db/batch.ts';
import type { Db } from '../db/database.ts';
import { secondFactors, sessions, users } from '../db/schema/accounts.ts';
import { hashToken, isEnded } from './ended-tokens.ts';

type Lookup = { id: string; hash: string; sessionId: string | null };

/** Reads the account of each request's token, batched into one prepared query per event loop turn. */
export function sessionFinder(db: Db) {
  const [id, hash] = [sql<string>`lookup.id`, sql<string>`lookup.hash`];
  const query = db
    .select({
      id: users.id,
      role: users.role,
      tokenVersion: users.tokenVersion,
      language: users.language,
      removedAt: users.removedAt,
      deskRole: users.deskRole,
      limitCents: users.approvalLimitCents,
      hasSecondFactor: sql<boolean>`exists (select from ${secondFactors} where ${secondFactors.userId} = ${users.id} and ${secondFactors.secret} is not null)`,
      ended: sql<boolean>`(${isEnded(hash)} or ${sessions.endedAt} is not null)`,
      lastSeenAt: sessions.lastSeenAt,
      hash,
    })
    .from(
      sql`unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('hashes')}::text[], ${sql.placeholder('sessions')}::uuid[]) as lookup (id, hash, session)`,
    )
    .innerJoin(users, eq(users.id, id))
    .leftJoin(sessions, eq(sessions.id, sql`lookup.session`))
    .prepare('session');

  const find = batch(async (lookups: Lookup[]) => {
    const rows = await query.execute({
      ids: lookups.map((one) => one.id),
      hashes: lookups.map((one) => one.hash),
      sessions: lookups.map((one) => one.sessionId),
    });
    const byHash = new Map(rows.map((row) => [row.hash, row]));
    return lookups.map((one) => byHash.get(one.hash));
  });
  return ({ userId, sessionId = null }: { userId: string; sessionId?: string | null }, token: string) =>
    find({ id: userId, hash: hashToken(token), sessionId });
}
