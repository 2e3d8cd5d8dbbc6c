import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { together } from '../db/together.ts';
import { hashOf, isEnded } from './ended-tokens.ts';

type Asked = { id: string; hash: string };

/** What a session stands on, looked up anew with every request: prepared once, and asked for those who come together at once. */
export function sessionFinder(db: Db) {
  const [id, hash] = [sql<string>`asked.id`, sql<string>`asked.hash`];
  const found = db
    .select({
      id: users.id,
      role: users.role,
      tokenVersion: users.tokenVersion,
      language: users.language,
      removedAt: users.removedAt,
      ended: isEnded(hash),
      hash,
    })
    .from(sql`unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('hashes')}::text[]) as asked (id, hash)`)
    .innerJoin(users, eq(users.id, id))
    .prepare('session');

  const find = together(async (asked: Asked[]) => {
    const rows = await found.execute({ ids: asked.map((one) => one.id), hashes: asked.map((one) => one.hash) });
    const byHash = new Map(rows.map((row) => [row.hash, row]));
    return asked.map((one) => byHash.get(one.hash));
  });
  return (id: string, token: string) => find({ id, hash: hashOf(token) });
}
