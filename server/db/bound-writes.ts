import type pg from 'pg';
import type { PostgresPool } from './pool.ts';
import { mayWait } from './waiting.ts';
import { writeSlots } from './write-slots.ts';

/** Three quarters of the connections may write at the same time, so that reading goes on while writes wait. */
const share = 0.75;

type Statement = pg.QueryConfig & { name?: string };

/** The same pool, in which a write or a transaction takes one of a few slots first. */
export function boundWrites({ pool, noteError, isPooler }: PostgresPool, connections: number) {
  const slots = writeSlots(Math.max(1, Math.floor(connections * share)));

  const ask = (statement: Statement, values: unknown[]) =>
    pool.query(isPooler() ? { ...statement, name: undefined } : statement, values).catch((error: unknown) => {
      noteError(error);
      throw error;
    });

  async function query(statement: Statement, values: unknown[]) {
    if (!mayWait(statement.text)) return ask(statement, values);
    await slots.take();
    return ask(statement, values).finally(slots.give);
  }

  async function connect(): Promise<pg.PoolClient> {
    await slots.take();
    try {
      const client = await pool.connect();
      const { release } = client;
      client.release = (error) => {
        slots.give();
        release(error);
      };
      return client;
    } catch (error) {
      slots.give();
      noteError(error);
      throw error;
    }
  }

  return {
    refused: slots.refused,
    // Drizzle asks whether it is a pool.
    pool: Object.assign(Object.create(pool), { query, connect }) as pg.Pool,
  };
}
