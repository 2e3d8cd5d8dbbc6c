import { existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../operator-error.ts';

/** The maximum path length of a Unix socket on every supported system. Node truncates longer paths silently. */
const maxPathBytes = 103;

/** The socket on which the running server accepts commands. */
export function socketPath(dataDir: string): string {
  const path = join(dataDir, 'socket');
  if (Buffer.byteLength(path) <= maxPathBytes) return path;
  if (!existsSync('/proc/self/fd'))
    throw new OperatorError(`The path ${path} is too long for a socket. Use a shorter DATA_DIR.`);
  // A short path to the same directory. The descriptor stays open, since the path is valid only as long.
  return `/proc/self/fd/${openSync(dataDir, 'r')}/socket`;
}
