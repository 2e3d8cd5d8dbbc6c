import { createHash } from 'node:crypto';
import { lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { endedTokens } from '../db/schema/accounts.ts';
import { sessionSeconds } from './policy.ts';

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Revokes one token; other tokens of the account stay valid. */
export async function endToken(db: Db, token: string): Promise<void> {
  await db
    .insert(endedTokens)
    .values({ hash: hashToken(token) })
    .onConflictDoNothing();
}

/** A column that tells whether the token with this hash was revoked. */
export const isEnded = (hash: SQL) =>
  sql<boolean>`exists (select from ${endedTokens} where ${endedTokens.hash} = ${hash})`;

const longestSession = Math.max(...Object.values(sessionSeconds));

/** Expired tokens are refused anyway, so their hashes need not be kept. */
export async function deleteExpiredTokens(db: Db): Promise<void> {
  await db.delete(endedTokens).where(lt(endedTokens.at, sql`now() - make_interval(secs => ${longestSession}::float8)`));
}
