import { brand } from '../../contract/brand.ts';
import { withDatabase } from '../database.ts';

/** Exports all unsent letters as JSON, including those that this release cannot parse. */
export async function exportLetters(owner: string, now = new Date()): Promise<string> {
  const records: unknown[] = await withDatabase((database) => database.getAllFromIndex('outbox', 'owner', owner));
  const letters = records.filter((record) => (record as { state?: unknown }).state !== 'sent');
  return JSON.stringify({ from: brand.name, exportedAt: now.toISOString(), letters }, undefined, 2);
}
