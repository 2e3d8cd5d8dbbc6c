import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The phone's database as a kill in the middle of a write can leave it: the browser finds at its next start that what
 * was written does not add up, and throws all of it away.
 */
export function breakDatabase(profile: string): void {
  const everywhere = join(profile, 'Default/IndexedDB');
  for (const database of readdirSync(everywhere).filter((name) => name.endsWith('.leveldb'))) {
    const logs = readdirSync(join(everywhere, database)).filter((name) => name.endsWith('.log'));
    for (const log of logs) breakInTheMiddle(join(everywhere, database, log));
  }
}

function breakInTheMiddle(file: string): void {
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 2);
  for (let at = middle; at < Math.min(middle + 64, bytes.length); at++) bytes[at] = ~(bytes[at] ?? 0) & 0xff;
  writeFileSync(file, bytes);
}
