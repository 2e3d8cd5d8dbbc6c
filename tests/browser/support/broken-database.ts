import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Corrupts IndexedDB's files, as a kill during a write can. At its next start the browser detects it and deletes the
 * database.
 */
export function corruptDatabase(profile: string): void {
  const folder = join(profile, 'Default/IndexedDB');
  for (const database of readdirSync(folder).filter((name) => name.endsWith('.leveldb'))) {
    const logs = readdirSync(join(folder, database)).filter((name) => name.endsWith('.log'));
    for (const log of logs) corruptMiddle(join(folder, database, log));
  }
}

function corruptMiddle(file: string): void {
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 2);
  for (let at = middle; at < Math.min(middle + 64, bytes.length); at++) bytes[at] = ~(bytes[at] ?? 0) & 0xff;
  writeFileSync(file, bytes);
}
