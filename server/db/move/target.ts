import { OperatorError } from '../../operator-error.ts';
import type { Database } from '../database.ts';
import { firstObject } from '../empty.ts';
import { migrate } from '../migrate.ts';
import { stateTable } from '../moved.ts';
import { quoted } from './tables.ts';

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

export type TableState = { name: string; fingerprint: string; lastKey: string | null; copied: boolean };

/** What an earlier move has left here, or undefined in an empty database. */
export async function unfinishedMove(target: Database): Promise<TableState[] | undefined> {
  const begun = await target.scripts(async (run) => {
    const [{ encoding, found } = {}] = await run(
      `SELECT current_setting('server_encoding') AS encoding, to_regclass('${stateTable}') IS NOT NULL AS found`,
    );
    if (encoding !== 'UTF8')
      throw new OperatorError(`The target has the encoding ${encoding}. Create a database with the encoding UTF8.`);
    return found
      ? ((await run(
          `SELECT name, fingerprint, last_key AS "lastKey", copied FROM ${stateTable} ORDER BY name`,
        )) as TableState[])
      : undefined;
  });
  const first = begun ? undefined : await firstObject(target);
  if (first !== undefined)
    throw new OperatorError(
      `The target is not empty: it has ${first}. Nothing was changed. Create an empty database for the move.`,
    );
  return begun;
}

/** The first trace of a move: from now on no server starts on the target until it is complete. */
export const beginMove = (target: Database, fingerprints: Map<string, string>) =>
  target.scripts(async (run) => {
    await run(`CREATE TABLE ${stateTable} (
      name text PRIMARY KEY,
      fingerprint text NOT NULL,
      last_key text,
      copied boolean NOT NULL DEFAULT false,
      -- the statements that add the foreign keys again; NULL until they were taken away
      foreign_keys text
    )`);
    for (const [name, fingerprint] of fingerprints)
      await run(`INSERT INTO ${stateTable} VALUES (${literal(name)}, ${literal(fingerprint)})`);
  });

/**
 * Creates the tables, without the rows that migrations add. Foreign keys and triggers are off until the end, so that tables can
 * be copied one after the other and records are taken as they are.
 */
export async function prepareTarget(target: Database) {
  const isPrepared = () =>
    target
      .scripts((run) => run(`SELECT FROM ${stateTable} WHERE foreign_keys IS NULL`))
      .then((rows) => rows.length === 0);
  if (await isPrepared()) return;
  await migrate(target);
  await target.scripts(async (run) => {
    await run(`UPDATE ${stateTable} SET foreign_keys = coalesce((
      SELECT string_agg(format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)), '; ')
      FROM pg_constraint WHERE contype = 'f' AND conrelid = to_regclass(quote_ident(name))), '')`);
    const drops =
      await run(`SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS statement
      FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`);
    for (const { statement } of drops) await run(String(statement));
    for (const { name } of await run(`SELECT name FROM ${stateTable}`))
      await run(`ALTER TABLE ${quoted(String(name))} DISABLE TRIGGER USER; DELETE FROM ${quoted(String(name))}`);
  });
}

/** Foreign keys are checked for all rows when they are added again. */
export const finishMove = (target: Database) =>
  target.scripts(async (run) => {
    for (const { name, foreign_keys: statements } of await run(`SELECT name, foreign_keys FROM ${stateTable}`))
      await run(`ALTER TABLE ${quoted(String(name))} ENABLE TRIGGER USER; ${statements}`);
    await run(`DROP TABLE ${stateTable}; ANALYZE`);
  });
