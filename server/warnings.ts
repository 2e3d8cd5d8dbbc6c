import { statfsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Config, dataInMemory } from './config.ts';

/** Valid settings with effects the operator may not expect. */
export function warningsAbout({
  databaseUrl,
  dataDir,
  tokenSecret,
}: Pick<Config, 'databaseUrl' | 'dataDir' | 'tokenSecret'>): string[] {
  if (dataDir === dataInMemory) {
    if (databaseUrl === null || tokenSecret !== null) return [];
    return [
      'With DATA_DIR=memory and no TOKEN_SECRET every session ends when this process stops, and other processes do not accept it. Set TOKEN_SECRET.',
    ];
  }
  const volume = databaseUrl === null ? networkVolume(statfsSync(dataDir).type) : undefined;
  if (volume === undefined) return [];
  return [
    `The data directory ${resolve(dataDir)} is on a network volume (${volume}), where locks may not prevent a second Tenawas from opening the same database, and claims may be lost. Use a directory on a local disk with DATA_DIR, or PostgreSQL with DATABASE_URL.`,
  ];
}

/** File system types from `statfs(2)` on Linux. */
const networkVolumes = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xfe534d42, 'SMB'],
  [0xff534d42, 'SMB'],
  [0x00c36400, 'Ceph'],
  [0x01021997, '9P'],
  [0x65735546, 'FUSE'],
]);

/** Undefined for a local disk. */
export const networkVolume = (type: number): string | undefined => networkVolumes.get(type);
