import { existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../cannot-start.ts';

/** The longest path of a socket that every system takes; Node cuts off a longer one without a word. */
const longest = 103;

/** Where the running server answers the commands of its own account. */
export function socketIn(dataDir: string): string {
  const path = join(dataDir, 'socket');
  if (Buffer.byteLength(path) <= longest) return path;
  if (!existsSync('/proc/self/fd')) throw new CannotStart(`${path} is too long for a socket. Name a shorter DATA_DIR.`);
  // The same directory by the short name that an open one has. It stays open as long as this process needs the name.
  return `/proc/self/fd/${openSync(dataDir, 'r')}/socket`;
}
