import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database.ts';

/** A migration of a large table takes its time, and others wait for it. (The types do not know the setting.) */
const patient = (text: string): pg.QueryConfig & { query_timeout: number } => ({
  text,
  query_timeout: 24 * 60 * 60_000,
});

export async function openPostgres(url: string, connections: number): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    // The database keeps the one above itself; this is for one that has fallen silent.
    query_timeout: 35_000,
    keepAlive: true,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'tenawas',
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  // So would one that breaks between two statements of a transaction; the next statement is told of it.
  pool.on('connect', (client) => client.on('error', () => {}));
  const first = await pool.connect();
  first.release();
  return {
    db: drizzle(pool),
    scripts: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('BEGIN; SET LOCAL statement_timeout = 0');
        const result = await work(async (text) => rowsOfLast(await client.query(patient(text))));
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
