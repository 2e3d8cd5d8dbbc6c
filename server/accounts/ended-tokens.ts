import { createHash } from 'node:crypto';
import { lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { endedTokens } from '../db/schema.ts';
import { sessionSeconds } from './policy.ts';

export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** The token that was logged out with is over; every other of the same account goes on. */
export async function endToken(db: Db, token: string): Promise<void> {
  await db
    .insert(endedTokens)
    .values({ hash: hashOf(token) })
    .onConflictDoNothing();
}

/** A column for the query that reads the account of the token that has this hash. */
export const isEnded = (hash: SQL) =>
  sql<boolean>`exists (select from ${endedTokens} where ${endedTokens.hash} = ${hash})`;

const longest = Math.max(...Object.values(sessionSeconds));

/** What has expired is refused for that. */
export async function forgetEnded(db: Db): Promise<void> {
  await db.delete(endedTokens).where(lt(endedTokens.at, sql`now() - make_interval(secs => ${longest}::float8)`));
}
