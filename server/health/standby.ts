import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';

/** In milliseconds. */
const checkEvery = 1_000;
const repeatAfter = 60_000;

const standbyLost =
  'The synchronous standby of the database does not confirm commits, so nothing new is accepted. Start it again, or if that takes long, remove it from synchronous_standby_names: docs/operations/failover.md';

/** Tells the operator when commits wait for a standby, and when the database is at another host. */
export function watchStandby(app: FastifyInstance, { db, state, config }: Context) {
  if (!state) return;
  const gauges = app.metrics && {
    waiting: new Gauge({
      name: 'database_commits_waiting_for_standby',
      help: 'Commits of all servers that wait for a synchronous standby, counted while one of this server takes seconds',
      registers: [app.metrics],
    }),
    refused: new Gauge({
      name: 'database_writes_refused',
      help: 'Writes refused since the start with 503, because as many as may were waiting',
      registers: [app.metrics],
    }),
  };
  const suspiciousAfter = config.giveUpAfter / 8;
  let warnedAt = Number.NEGATIVE_INFINITY;
  let isLost = false;
  let { host } = state();

  const check = async () => {
    const now = state();
    gauges?.refused.set(now.refused);
    if (now.host !== host) app.log.warn({ from: host, to: now.host }, 'the database that takes writes is another one');
    host = now.host;
    const waiting = now.oldest > suspiciousAfter ? await countWaiting(db) : 0;
    gauges?.waiting.set(waiting);
    if (waiting === 0 && isLost && now.oldest < suspiciousAfter) {
      isLost = false;
      warnedAt = Number.NEGATIVE_INFINITY;
      app.log.warn('the standby of the database confirms commits again');
    }
    if (waiting === 0 || performance.now() - warnedAt < repeatAfter) return;
    isLost = true;
    warnedAt = performance.now();
    app.log.warn({ waiting }, standbyLost);
  };

  const timer = setInterval(() => {
    // While the database cannot be asked, requests log why.
    check().catch(() => {});
  }, checkEvery);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

async function countWaiting(db: Db): Promise<number> {
  const { rows } = (await db.execute(
    sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event = 'SyncRep'`,
  )) as unknown as { rows: { waiting: number }[] };
  return rows[0]?.waiting ?? 0;
}
