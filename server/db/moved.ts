import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import type { Database } from './database.ts';

/** Where the target of a move keeps how far it has come. */
export const stateTable = 'unfinished_move';

const note = (dataDir: string) => join(dataDir, 'moved-to-postgresql');

export const noteMoved = (dataDir: string) =>
  writeFileSync(
    note(dataDir),
    `Moved at ${new Date().toISOString()}. Without this file the server starts on the embedded database again.\n`,
  );

/** A server that is started without DATABASE_URL by mistake would take claims that the moved database never has. */
export function requireNotMoved(dataDir: string) {
  if (existsSync(note(dataDir)))
    throw new OperatorError(
      `The database in ${resolve(dataDir)} was moved to PostgreSQL, as far as npm run move said that it is complete. Set DATABASE_URL, or delete ${resolve(note(dataDir))} to use this one again.`,
    );
}

/** A server on half of a database would tell customers that their claims do not exist. */
export async function requireNoUnfinishedMove(database: Database) {
  const [row] = await database.scripts((run) => run(`SELECT to_regclass('${stateTable}') IS NOT NULL AS begun`));
  if (row?.begun)
    throw new OperatorError(
      'The move into this database is not complete. Go on with it: npm run move -- postgres://… with the same DATA_DIR.',
    );
}
