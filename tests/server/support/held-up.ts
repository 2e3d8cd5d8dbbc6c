import { sql } from 'drizzle-orm';
import { inject, vi } from 'vitest';
import type { Context } from './open.ts';

/** Vitest's default of one second is too short on a busy machine. */
const timeout = 30_000;

/** Waits until this many queries are blocked by a lock. PGlite runs one transaction at a time, so there all are. */
export async function heldUp({ db }: Context, most: number) {
  if (inject('postgres') === null) return;
  const held = sql`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitUntil(async () => {
    const { rows } = (await db.execute(held)) as unknown as { rows: { count: number }[] };
    return rows[0]?.count === most;
  }, timeout);
}
