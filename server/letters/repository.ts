import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { letters } from '../db/schema.ts';

export type Letter = typeof letters.$inferSelect;

/** What a letter brings, as the parts of the one statement that adds it. */
export type Brought = {
  /** by field, whether what was chosen there is on offer */
  offered: Record<string, SQL>;
  /** named inserts that select from `letter`, which has its row only when the letter is new and all is on offer */
  writes: SQL[];
};

/**
 * Adds a letter and all that it brings in one statement, which is the transaction. Nothing is added when this user sent
 * a letter under this key before, one that is being added just now is waited for; nor when the account is deleted, by
 * somebody who is waited for too.
 */
export async function addLetter(db: Db, letter: Letter, { offered, writes }: Brought) {
  const fields = Object.keys(offered);
  const offers = fields.map((field) => sql`${offered[field]} as ${sql.identifier(field)}`);
  const allOffered = fields.map((field) => sql`offer.${sql.identifier(field)}`);
  const { rows } = (await db.execute(sql`
    with sender as (select id from users where id = ${letter.userId}::uuid and removed_at is null for key share),
    offer as (select ${sql.join([sql`exists (select from sender) as here`, ...offers], sql`, `)}),
    letter as (
      insert into letters (user_id, key, kind, sha256, number, received_at, answer)
      select ${letter.userId}::uuid, ${letter.key}::uuid, ${letter.kind}::text, ${letter.sha256}::text,
        ${letter.number}::text, ${letter.receivedAt.toISOString()}::timestamptz, ${JSON.stringify(letter.answer)}::json
      from offer where ${sql.join([sql`here`, ...allOffered], sql` and `)}
      on conflict (user_id, key) do nothing
      returning user_id, key, number, received_at
    ),
    ${sql.join(writes, sql`, `)}
    select offer.*, exists (select from letter) as added from offer`)) as unknown as {
    rows: Record<string, boolean>[];
  };
  const [row] = rows;
  return { added: row?.added === true, here: row?.here === true, notOffered: fields.filter((field) => !row?.[field]) };
}

export async function findLetter(db: Db, userId: string, key: string): Promise<Letter | undefined> {
  const [letter] = await db
    .select()
    .from(letters)
    .where(and(eq(letters.userId, userId), eq(letters.key, key)));
  return letter;
}

export function findLetters(db: Db, userId: string, keys: string[]): Promise<Letter[]> {
  if (keys.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(letters)
    .where(and(eq(letters.userId, userId), inArray(letters.key, keys)));
}
