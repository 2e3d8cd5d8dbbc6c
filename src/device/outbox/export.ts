import { brand } from '../../contract/brand.ts';
import { withDatabase } from '../database.ts';

/** The last resort: what was not sent, whole and also what this release can't read, as the text of a JSON file. */
export async function exportLetters(owner: string, now = new Date()): Promise<string> {
  const records: unknown[] = await withDatabase((database) => database.getAllFromIndex('outbox', 'owner', owner));
  const letters = records.filter((record) => (record as { state?: unknown }).state !== 'sent');
  return JSON.stringify({ from: brand.name, exportedAt: now.toISOString(), letters }, undefined, 2);
}
