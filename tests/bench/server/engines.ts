import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { defaults } from '../../../server/config.ts';
import type { Database } from '../../../server/db/database.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { postgresPrograms, startCluster } from '../../server/support/cluster.ts';

/** Measures the embedded database and, if its programs are installed, PostgreSQL, each in a temporary instance. */
export async function measureEachEngine<T>(measure: (engine: string, database: Database) => Promise<T>): Promise<T[]> {
  const embedded = await measureEmbedded(measure);
  return postgresPrograms() ? [embedded, await measurePostgres(measure)] : [embedded];
}

async function measureEmbedded<T>(measure: (engine: string, database: Database) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tenawas-bench-'));
  try {
    const database = await openDatabase({ databaseUrl: null, dataDir, connections: 1 });
    const result = await measure(`PGlite (${await versionOf(database)}), in \`DATA_DIR\``, database);
    await database.close();
    return result;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Measures PostgreSQL alone, in a temporary instance with its default settings and these. */
export async function measurePostgres<T>(
  measure: (engine: string, database: Database) => Promise<T>,
  settings: string[] = [],
): Promise<T> {
  const cluster = await startCluster({ durable: true, settings });
  try {
    const databaseUrl = `postgresql://tests@localhost/postgres?host=${cluster.socket}`;
    const database = await openDatabase({ databaseUrl, dataDir: 'memory', connections: defaults.connections });
    const result = await measure(`PostgreSQL (${await versionOf(database)}), over a socket`, database);
    await database.close();
    return result;
  } finally {
    await cluster.stop();
  }
}

async function versionOf({ db }: Database): Promise<string> {
  const { rows } = (await db.execute(sql`select current_setting('server_version') as version`)) as unknown as {
    rows: { version: string }[];
  };
  return rows[0]?.version.split(' ')[0] ?? '';
}
