import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database.ts';

export async function openPostgres(url: string, connections: number): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'tenawas',
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  const first = await pool.connect();
  first.release();
  return {
    db: drizzle(pool),
    scripts: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        const result = await work(async (script) => rowsOfLast(await client.query(script)));
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
