import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database.ts';

/** Migrations of large tables may run for hours. (`query_timeout` is missing from the types.) */
const withoutTimeout = (text: string): pg.QueryConfig & { query_timeout: number } => ({
  text,
  query_timeout: 24 * 60 * 60_000,
});

export async function openPostgres(url: string, connections: number): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    // `statement_timeout` is enforced by the server; this one applies if the server stops responding.
    query_timeout: 35_000,
    keepAlive: true,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'tenawas',
  });
  // Without a listener the error of a broken idle connection would end the process. The pool replaces it.
  pool.on('error', () => {});
  // The same for connections in use: the next statement fails with the error.
  pool.on('connect', (client) => client.on('error', () => {}));
  const first = await pool.connect();
  first.release();
  return {
    db: drizzle(pool),
    scripts: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('BEGIN; SET LOCAL statement_timeout = 0');
        const result = await work(async (text) => rowsOfLast(await client.query(withoutTimeout(text))));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

function rowsOfLast(result: pg.QueryResult | pg.QueryResult[]) {
  const last = Array.isArray(result) ? result.at(-1) : result;
  return last?.rows ?? [];
}
