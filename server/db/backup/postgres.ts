import pg from 'pg';
import { OperatorError } from '../../operator-error.ts';
import { openPostgres } from '../postgres.ts';
import { newId } from '../uuid.ts';
import { readContent, requireWhole } from './content.ts';
import { type Counts, countRows, requireSame } from './counts.ts';
import { dump, listDump, restoreDump } from './postgres-programs.ts';
import type { Source } from './write.ts';

const backupLock = 7_364_922;

type Options = {
  /** a database from which others can be created, or null */
  checkUrl: string | null;
  /** whether to wait for another backup that is being made, or to fail */
  wait: boolean;
};

/** The rows are counted in the same state that pg_dump reads. */
export async function withPostgres<T>(
  url: string,
  { checkUrl, wait }: Options,
  work: (source: Source) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'tenawas backup' });
  // A broken connection fails the statement; without a listener it would end the process as well.
  client.on('error', () => {});
  try {
    await client.connect();
    const rows = async (script: string) => (await client.query(script)).rows;
    await rows('SET idle_in_transaction_session_timeout = 0');
    if (wait) await rows(`SELECT pg_advisory_lock(${backupLock})`);
    const [lock] = await rows(`SELECT pg_try_advisory_lock(${backupLock}) AS mine`);
    if (!lock?.mine) throw new OperatorError('Another backup of this database is being made.');
    await rows('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const [exported] = await rows('SELECT pg_export_snapshot() AS id');
    const counts = await countRows(rows);
    return await work({
      counts,
      archive: dump(url, exported.id),
      check: (file, identities) =>
        checkUrl === null ? checkByReading(file, identities) : checkByRestoring(file, identities, checkUrl, counts),
    });
  } finally {
    await client.end();
  }
}

async function checkByReading(file: string, identities: string[]): Promise<string> {
  await requireWhole(file, identities, 'postgres');
  await listDump(readContent(file, identities, 'postgres'));
  return 'was read to its end, but not restored: for that set BACKUP_CHECK_URL';
}

async function checkByRestoring(file: string, identities: string[], checkUrl: string, counts: Counts): Promise<string> {
  const maintenance = new pg.Client({ connectionString: checkUrl });
  await maintenance.connect();
  const name = `tenawas_check_${newId().replaceAll('-', '')}`;
  try {
    await maintenance.query(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
    const url = new URL(checkUrl);
    url.pathname = name;
    await restoreDump(readContent(file, identities, 'postgres'), url.href);
    const restored = await openPostgres(url.href, 1);
    await requireSame(counts, restored).finally(restored.close);
    return 'was restored in a temporary database and compared';
  } finally {
    await maintenance.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await maintenance.end();
  }
}
