import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inTrial } from '../house/trial.ts';
import { type Line, told } from '../report.ts';
import { throughOutage } from './outage.ts';

export const outageLines = async (main: string): Promise<Line[]> => [
  ...(await inTrial(main, ({ server: { url }, database, cluster }) =>
    throughOutage({
      part: 'the database is shut down and comes back',
      url,
      database,
      begin: () => cluster.end('SIGINT'),
      end: () => cluster.begin(),
    }),
  )),
  ...(await inTrial(main, ({ server: { url }, database, cluster }) =>
    throughOutage({
      part: 'the database breaks off at once and comes back',
      url,
      database,
      begin: () => cluster.end('SIGQUIT'),
      end: () => cluster.begin(),
    }),
  )),
  ...(await diskLines(main)),
];

/** The database has a disk of its own in memory, which another file fills to the last byte. */
async function diskLines(main: string): Promise<Line[]> {
  const part = "the database's disk is full and has room again";
  const disk = mkdtempSync(join(tmpdir(), 'tenawas-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tenawas', disk], { stdio: 'pipe' });
  } catch {
    rmdirSync(disk);
    return [told(part, 'not tried: only root may make a small disk', 'none')];
  }
  try {
    chmodSync(disk, 0o777);
    const filler = join(disk, 'filler');
    return await inTrial(
      main,
      ({ server: { url }, database }) =>
        throughOutage({ part, url, database, begin: () => fill(disk, filler), end: () => rmSync(filler) }),
      disk,
    );
  } finally {
    execFileSync('umount', [disk]);
    rmdirSync(disk);
  }
}

function fill(disk: string, file: string) {
  const piece = Buffer.alloc(64 * 1024);
  while (statfsSync(disk).bfree > 0) {
    const { bfree, bsize } = statfsSync(disk);
    try {
      writeFileSync(file, piece.subarray(0, Math.min(piece.length, bfree * bsize)), { flag: 'a' });
    } catch {
      // What the database took meanwhile is not there any more.
    }
  }
}
