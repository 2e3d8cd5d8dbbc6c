import { text } from 'node:stream/consumers';
import { type Config, dataInMemory } from '../config.ts';
import type { Counts } from '../db/backup/counts.ts';
import { withEmbedded } from '../db/backup/embedded.ts';
import { isBackupDue, type MadeBackup, recordBackup } from '../db/backup/last.ts';
import { withPostgres } from '../db/backup/postgres.ts';
import { type Source, writeBackup } from '../db/backup/write.ts';
import { currentUrl } from '../db/hosts.ts';
import { connectPostgres } from '../db/open.ts';
import { callServer } from '../operator/client.ts';
import { OperatorError } from '../operator-error.ts';
import { keepNewest, newFileIn } from './backup-dir.ts';

/** `file` defaults to a new one in BACKUP_DIR, where old ones are then deleted. */
type Wish = { file: string | undefined; onlyIfDue: boolean };

export async function makeBackup(config: Config, { file, onlyIfDue }: Wish): Promise<string> {
  const { backupDir, dataDir, databaseUrl } = config;
  if (databaseUrl === null && dataDir === dataInMemory)
    throw new OperatorError('A database in memory has no files. Set DATA_DIR to a directory.');
  const target = file ?? (backupDir === null ? undefined : newFileIn(backupDir));
  if (!target) throw new OperatorError('The file is missing. Usage: npm run backup FILE, or set BACKUP_DIR.');
  const made = databaseUrl === null ? await ofEmbedded(config, target) : await ofPostgres(config, target, onlyIfDue);
  if (!file && backupDir !== null) keepNewest(backupDir, config.backupKeep);
  return made;
}

function ofEmbedded(config: Config, file: string): Promise<string> {
  const { dataDir } = config;
  return withEmbedded(
    dataDir,
    () => snapshotByServer(dataDir),
    async (source) => {
      const made = await writeBackup(source, file, config.backupPublicKey);
      await callServer(dataDir, '/backup-made', { file, bytes: made.bytes } satisfies MadeBackup);
      return summary(config, file, source, made);
    },
  );
}

async function snapshotByServer(dataDir: string): Promise<Counts | undefined> {
  const response = await callServer(dataDir, '/snapshot');
  if (!response) return undefined;
  if (response.statusCode === 404)
    throw new OperatorError('The running server is of another version. Use its own npm run backup, or stop it.');
  const answer = await text(response);
  if (response.statusCode !== 200) throw new OperatorError(answer);
  return JSON.parse(answer);
}

async function ofPostgres(config: Config, file: string, onlyIfDue: boolean): Promise<string> {
  const url = await currentUrl(config.migrateDatabaseUrl ?? config.databaseUrl ?? '', config.databaseCa);
  const { db, close } = await connectPostgres(url, 1, { ca: config.databaseCa, giveUpAfter: config.giveUpAfter });
  const work = async (source: Source) => {
    // Another server may have made it while this one waited for its turn.
    if (onlyIfDue && !(await isBackupDue(db, config.backupEvery ?? 0))) return 'No backup is due.';
    const made = await writeBackup(source, file, config.backupPublicKey);
    await recordBackup(db, { file, bytes: made.bytes });
    return summary(config, file, source, made);
  };
  return withPostgres(url, { checkUrl: config.backupCheckUrl, wait: onlyIfDue }, work).finally(close);
}

function summary(
  { backupPublicKey, tokenSecret, dataDir }: Config,
  file: string,
  { counts }: Source,
  { bytes, checked }: Awaited<ReturnType<typeof writeBackup>>,
): string {
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const size = `${(bytes / 1_000_000).toFixed(1)} MB, ${rows} rows, ${counts.claims} claims`;
  const secret = tokenSecret === null ? `${dataDir}/token-secret` : 'TOKEN_SECRET';
  return [
    `The database is saved in ${file} (${size}). The file ${checked}.`,
    backupPublicKey === null
      ? 'It is not encrypted: whoever reads the file reads everything. Set BACKUP_PUBLIC_KEY to encrypt it.'
      : 'It is encrypted: only the private key of BACKUP_PUBLIC_KEY opens it. Keep that key elsewhere.',
    `The token secret (${secret}) is not in it. Keep a copy of it elsewhere: without it second factors and the keys of cards are lost.`,
  ].join('\n');
}
