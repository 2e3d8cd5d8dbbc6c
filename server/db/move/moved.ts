import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { OperatorError } from '../../operator-error.ts';

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
