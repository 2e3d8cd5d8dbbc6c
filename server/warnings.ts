import { statfsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Config, dataInMemory } from './config.ts';

/** What works, and not as the operator may think. */
export function warningsAbout({
  databaseUrl,
  dataDir,
  tokenSecret,
}: Pick<Config, 'databaseUrl' | 'dataDir' | 'tokenSecret'>): string[] {
  if (dataDir === dataInMemory) {
    if (databaseUrl === null || tokenSecret !== null) return [];
    return [
      'With DATA_DIR=memory and no TOKEN_SECRET every log-in ends with this process, and no other process knows it. Set TOKEN_SECRET.',
    ];
  }
  const volume = databaseUrl === null ? networkVolume(statfsSync(dataDir).type) : undefined;
  if (volume === undefined) return [];
  return [
    `The data directory ${resolve(dataDir)} is on a volume of another machine (${volume}), which may let a second Tenawas there open the same database and lose claims. Name one on a local disk with DATA_DIR, or a PostgreSQL with DATABASE_URL.`,
  ];
}

/** As Linux numbers them, in `statfs(2)`. */
const networkVolumes = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xfe534d42, 'SMB'],
  [0xff534d42, 'SMB'],
  [0x00c36400, 'Ceph'],
  [0x01021997, '9P'],
  [0x65735546, 'FUSE'],
]);

/** Nothing for a disk of this machine. */
export const networkVolume = (type: number): string | undefined => networkVolumes.get(type);
