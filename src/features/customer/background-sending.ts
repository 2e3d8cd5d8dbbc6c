import { databaseName } from '../../contract/worker-messages.ts';
import { readSessionHint } from '../../device/session-hint.ts';

/**
 * Sends queued letters from public pages as well. The session hint may be missing after the browser was killed, so the existence of the
 * database is checked too.
 */
export async function sendLettersInBackground(): Promise<void> {
  const sessionHint = readSessionHint(() => localStorage);
  if (sessionHint ? sessionHint.waiting > 0 : await hasDatabase())
    (await import('./outbox-store.ts')).startSendingLetters();
}

/** Visitors without an account have no database. */
async function hasDatabase(): Promise<boolean> {
  const databases = await indexedDB.databases().catch(() => []);
  return databases.some(({ name }) => name === databaseName);
}
