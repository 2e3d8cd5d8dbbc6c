import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type SmallDisk = { path: string; fill(leaving?: number): void; empty(): void };

/** A tmpfs that can be filled with another file. `undefined` without the permission to mount one. */
export async function onSmallDisk<T>(work: (disk: SmallDisk) => Promise<T>): Promise<T | undefined> {
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
    return await work({ path, fill: (leaving = 0) => fill(path, filler, leaving), empty: () => rmSync(filler) });
  } finally {
    execFileSync('umount', [path]);
    rmdirSync(path);
  }
}

function fill(disk: string, file: string, leaving: number) {
  const piece = Buffer.alloc(64 * 1024);
  for (let room = roomOn(disk); room > leaving; room = roomOn(disk)) {
    try {
      writeFileSync(file, piece.subarray(0, Math.min(piece.length, room)), { flag: 'a' });
    } catch {
      // The database has used the space in the meantime; the loop measures it again.
    }
  }
}

function roomOn(disk: string): number {
  const { bfree, bsize } = statfsSync(disk);
  return bfree * bsize;
}
