import { databaseName } from '../../contract/worker-messages.ts';
import { readSessionHint } from '../../device/session-hint.ts';

/**
 * Letters are sent from every page, not only from those that show them. A browser that was killed may have lost the session
 * hint, but not the database: where there is one, it is asked.
 */
export async function sendLettersInBackground(): Promise<void> {
  const sessionHint = readSessionHint(() => localStorage);
  if (sessionHint ? sessionHint.waiting > 0 : await hasDatabase()) (await import('./outbox-store.ts')).startSending();
}

/** A visitor who only reads has none. */
async function hasDatabase(): Promise<boolean> {
  const databases = await indexedDB.databases().catch(() => []);
  return databases.some(({ name }) => name === databaseName);
}
