import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../db/database.ts';

type State = {
  submitted: number;
  inReview: number;
  oldestClaim: number | null;
  notices: number;
  oldestNotice: number | null;
  payments: number;
  lastBackup: number | null;
};

const isOpen = sql`sent_at is null and given_up_at is null`;
/** The claims that the desk has to decide, what is due to be sent, and payments whose outcome is not known: each by an index. */
const state = sql`select
  (select count(*)::int from claims where status = 'submitted') as submitted,
  (select count(*)::int from claims where status = 'in-review') as "inReview",
  (select extract(epoch from now() - min(first.received_at))::float8 from (values (0), (1)) as ranks (rank) cross join lateral (
    select received_at from claims where queue_rank = rank and status in ('submitted', 'in-review')
    order by received_at limit 1) as first) as "oldestClaim",
  (select count(*)::int from deliveries where ${isOpen} and (due_at <= now() or attempts > 0)) as notices,
  (select extract(epoch from now() - min(created_at))::float8 from deliveries
    where ${isOpen} and (due_at <= now() or attempts > 0)) as "oldestNotice",
  (select count(*)::int from payments where next_check_at is not null) as payments,
  (select extract(epoch from max(at))::float8 from last_backup) as "lastBackup"`;

const keptFor = 10_000;
/** A scrape has to answer also while the database does not. */
const patience = 2_000;

/** Read at a scrape, at most every ten seconds. Undefined if the database does not answer. */
function stateReader(db: Db): () => Promise<State | undefined> {
  let known: { state: State; at: number } | undefined;
  let reading: Promise<void> | undefined;
  const read = async () => {
    try {
      const { rows } = (await db.execute(state)) as unknown as { rows: State[] };
      known = rows[0] && { state: rows[0], at: Date.now() };
    } catch {
      known = undefined;
    }
    reading = undefined;
  };
  const isFresh = () => known !== undefined && Date.now() - known.at < keptFor;
  return async () => {
    if (!isFresh()) {
      reading ??= read();
      let timer: NodeJS.Timeout | undefined;
      const tooLong = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, patience);
      });
      await Promise.race([reading, tooLong]);
      clearTimeout(timer);
    }
    return isFresh() ? known?.state : undefined;
  };
}

const gauges: { name: string; help: string; label?: string; values: (state: State) => Record<string, number> }[] = [
  {
    name: 'tenawas_claims_waiting',
    help: 'Claims that the desk has to decide, by status',
    label: 'status',
    values: ({ submitted, inReview }) => ({ submitted, 'in-review': inReview }),
  },
  {
    name: 'tenawas_oldest_waiting_claim_seconds',
    help: 'Age of the oldest claim that the desk has to decide',
    values: ({ oldestClaim }) => ({ '': oldestClaim ?? 0 }),
  },
  {
    name: 'tenawas_oldest_undelivered_notice_seconds',
    help: 'Age of the oldest notice that is due and not sent',
    values: ({ oldestNotice }) => ({ '': oldestNotice ?? 0 }),
  },
  {
    name: 'tenawas_queue_depth',
    help: 'What waits in the database: notices to be sent, payments to be verified',
    label: 'queue',
    values: ({ notices, payments }) => ({ notices, payments }),
  },
  {
    name: 'tenawas_last_backup_timestamp_seconds',
    help: 'When the last backup was made and checked; 0 if there was none',
    values: ({ lastBackup }) => ({ '': lastBackup ?? 0 }),
  },
];

/** Of the whole product, and so the same from each server. */
export function addStateMetrics(register: Registry, db: Db) {
  const read = stateReader(db);
  for (const { name, help, label, values } of gauges) {
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [register],
      async collect() {
        const state = await read();
        // Nothing rather than a zero that nobody counted.
        if (label) this.reset();
        else this.remove();
        if (!state) return;
        for (const [of, value] of Object.entries(values(state))) this.set(label ? { [label]: of } : {}, value);
      },
    });
  }
  new Gauge({
    name: 'tenawas_database_reachable',
    help: '1 if the database answered this server, else 0',
    registers: [register],
    async collect() {
      this.set((await read()) ? 1 : 0);
    },
  });
}
