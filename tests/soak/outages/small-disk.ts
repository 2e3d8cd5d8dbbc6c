import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type SmallDisk = { path: string; fill(bytesLeft?: number): void; empty(): void };

/** A tmpfs that can be filled with another file. `undefined` without the permission to mount one. */
export async function withSmallDisk<T>(work: (disk: SmallDisk) => Promise<T>): Promise<T | undefined> {
  const path = mkdtempSync(join(tmpdir(), 'tenawas-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tenawas', path], { stdio: 'pipe' });
  } catch {
    rmdirSync(path);
    return undefined;
  }
  try {
    chmodSync(path, 0o777);
    const filler = join(path, 'filler');
    return await work({ path, fill: (bytesLeft = 0) => fill(path, filler, bytesLeft), empty: () => rmSync(filler) });
  } finally {
    execFileSync('umount', [path]);
    rmdirSync(path);
  }
}

function fill(disk: string, file: string, bytesLeft: number) {
  const chunk = Buffer.alloc(64 * 1024);
  for (let free = freeBytes(disk); free > bytesLeft; free = freeBytes(disk)) {
    try {
      writeFileSync(file, chunk.subarray(0, Math.min(chunk.length, free)), { flag: 'a' });
    } catch {
      // The database has used the space in the meantime; the loop measures it again.
    }
  }
}

function freeBytes(disk: string): number {
  const { bfree, bsize } = statfsSync(disk);
  return bfree * bsize;
}
