import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { defaults } from '../config.ts';
import { boundWrites } from './bound-writes.ts';
import type { Database } from './database.ts';
import { hostOf, urlsOf } from './hosts.ts';
import { observed } from './observed.ts';
import { openPool } from './pool.ts';

export type PostgresOptions = {
  /** the file with the certificate of the authority that has signed the database's */
  ca: string | null;
  giveUpAfter: number;
};

export async function openPostgres(
  url: string,
  connections: number,
  { ca, giveUpAfter }: PostgresOptions = { ca: null, giveUpAfter: defaults.giveUpAfter },
): Promise<Database> {
  const opened = await openPool(urlsOf(url, ca), { connections, giveUpAfter });
  const { pool, refused } = boundWrites(opened, connections);
  try {
    (await opened.pool.connect()).release();
  } catch (error) {
    await opened.close();
    throw error;
  }
  return {
    db: drizzle(observed(pool)),
    scripts: async (work) => {
      const client = await opened.connectPatiently();
      try {
        // Migrations of large tables may run for hours.
        await client.query('BEGIN; SET LOCAL statement_timeout = 0');
        const result = await work(async (text) => rowsOfLast(await client.query(text)));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        // The first error is the one to report.
        await client.query('ROLLBACK').catch(() => {});
        throw error;
      } finally {
        client.release();
      }
    },
    statements: async (work) => {
      const client = await opened.connectPatiently();
      try {
        await client.query('SET statement_timeout = 0');
        return await work(async (text) => rowsOfLast(await client.query(text)));
      } finally {
        // Closed, with its setting and its locks.
        client.release(true);
      }
    },
    state: () => ({ host: hostOf(opened.host()), oldest: opened.oldest(), refused: refused() }),
    close: opened.close,
  };
}

function rowsOfLast(result: pg.QueryResult | pg.QueryResult[]) {
  const last = Array.isArray(result) ? result.at(-1) : result;
  return last?.rows ?? [];
}
