import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { FieldCode } from '../../src/contract/fields.ts';
import type { Db } from '../db/database.ts';
import { letters } from '../db/schema/claims.ts';

export type Letter = typeof letters.$inferSelect;

/** The parts of the SQL statement that depend on the kind of letter. */
export type LetterWrites = {
  /** for each field of the form, whether its value is on offer */
  offered: Record<string, SQL>;
  /** the error of a field that is refused, `not-offered` by default */
  codes?: Record<string, FieldCode>;
  /** the number of an open request that this one updates, for the answer */
  updates?: string | undefined;
  /** CTEs that insert from `letter`, which is empty unless the letter is new and all values are on offer */
  writes: SQL[];
};

/**
 * Adds a letter and its rows in one statement, and therefore one transaction. Adds nothing if the key was used before or
 * the account is deleted; the unique index and the row lock make it wait for concurrent transactions that do either.
 */
export async function addLetter(db: Db, letter: Letter, { offered, writes }: LetterWrites) {
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
  return {
    added: row?.added === true,
    accountExists: row?.here === true,
    notOffered: fields.filter((field) => !row?.[field]),
  };
}

// Both lock what they find, so that the answer waits for the standby as the letter did: one whose wait was cancelled is in this database only.

export async function findLetter(db: Db, userId: string, key: string): Promise<Letter | undefined> {
  const [letter] = await db
    .select()
    .from(letters)
    .where(and(eq(letters.userId, userId), eq(letters.key, key)))
    .for('key share');
  return letter;
}

export function findLetters(db: Db, userId: string, keys: string[]): Promise<Letter[]> {
  if (keys.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(letters)
    .where(and(eq(letters.userId, userId), inArray(letters.key, keys)))
    .for('key share');
}
