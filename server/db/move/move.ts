import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { OperatorError } from '../../operator-error.ts';
import { databaseIn } from '../data-dir.ts';
import type { Database } from '../database.ts';
import { findDamage } from '../inspect.ts';
import { migrationNames } from '../migrate.ts';
import { noteMoved } from '../moved.ts';
import { connectPostgres, openLocked } from '../open.ts';
import { openLean } from '../pglite.ts';
import type { PostgresOptions } from '../postgres.ts';
import { errorMessage } from '../readable-errors.ts';
import { copyTable } from './copy.ts';
import { differing, fingerprintsOf } from './fingerprint.ts';
import { type Table, tablesOf } from './tables.ts';
import { beginMove, finishMove, prepareTarget, unfinishedMove } from './target.ts';

/** Copies the embedded database into an empty PostgreSQL, or goes on with a copy that was interrupted. */
export async function move(
  dataDir: string,
  { url, ...options }: PostgresOptions & { url: string },
  report: (line: string) => void,
) {
  const place = databaseIn(dataDir);
  if (!existsSync(place)) throw new OperatorError(`There is no database in ${resolve(dataDir)}.`);
  const source = await openLocked(dataDir, openLean);
  try {
    await requireCurrent(source, place);
    const target = await connectPostgres(url, 1, options, 'the address given');
    try {
      await copyAll(source, target, place, report);
      // First the source is closed to servers, then the target is opened to them, so that never both accept claims.
      noteMoved(dataDir);
      await finishMove(target);
    } finally {
      await target.close();
    }
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
      `The move was interrupted: ${errorMessage(error)}. Run the same command again to go on with it. The database in ${place} is unchanged.`,
    );
  } finally {
    await source.close();
  }
}

async function requireCurrent(source: Database, place: string) {
  const rows = await source.scripts((run) => run('SELECT name FROM migrations ORDER BY name'));
  const names = rows.map(({ name }) => String(name));
  if (names.join() !== (await migrationNames()).join())
    throw new OperatorError(
      `The database in ${place} is of another version. Start the server on it once, stop it, and move again.`,
    );
  const damage = await findDamage(source);
  if (damage) throw new OperatorError(`The database in ${place} is damaged: ${damage}. Restore a backup first.`);
}

async function copyAll(source: Database, target: Database, place: string, report: (line: string) => void) {
  const begun = await unfinishedMove(target);
  const tables = await tablesOf(source);
  const fingerprints = await fingerprintsOf(source, tables);
  if (begun) {
    const changed = differing(fingerprints, new Map(begun.map(({ name, fingerprint }) => [name, fingerprint])));
    if (changed.length > 0)
      throw new OperatorError(
        `The target has half of a move from another database, or the one in ${place} has changed since (${changed.join(', ')}). Create another empty database, and begin again.`,
      );
    report('Going on with the move that was interrupted.');
  } else {
    await beginMove(target, fingerprints);
  }
  await prepareTarget(target);
  const done = new Map((begun ?? []).map((state) => [state.name, state]));
  for (const table of tables) await moveTable(source, target, table, fingerprints, done, report);
  const different = differing(fingerprints, await fingerprintsOf(target, tables));
  if (different.length > 0)
    throw new OperatorError(
      `The copy differs in ${different.join(', ')}. Create another empty database, and begin again.`,
    );
}

async function moveTable(
  source: Database,
  target: Database,
  table: Table,
  fingerprints: Map<string, string>,
  done: Map<string, { lastKey: string | null; copied: boolean }>,
  report: (line: string) => void,
) {
  const state = done.get(table.name);
  if (state?.copied) return;
  await copyTable(source, target, table, state?.lastKey ?? null);
  report(`${table.name}: ${fingerprints.get(table.name)?.split(',')[0]}`);
}
