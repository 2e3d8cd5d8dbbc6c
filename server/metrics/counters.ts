import { Counter, Gauge, Registry } from 'prom-client';

export type Counters = ReturnType<typeof createCounters>;

/** What the features count. A counter costs next to nothing, so there are some also where nobody asks for metrics. */
export function createCounters() {
  const register = new Registry();
  const registers = [register];
  const workQueues = new Map<string, () => number>();
  new Gauge({
    name: 'tenawas_work_queue_depth',
    help: 'What waits for a processor of this server: passwords to be hashed, photos to be checked',
    labelNames: ['queue'],
    registers,
    collect() {
      for (const [queue, depth] of workQueues) this.set({ queue }, depth());
    },
  });
  return {
    register,
    watchQueue: (name: string, depth: () => number) => void workQueues.set(name, depth),
    letters: new Counter({
      name: 'tenawas_letters_total',
      help: 'Letters of customers by kind and outcome: received, repeated, refused, not-allowed or unavailable',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    refusedLogIns: new Counter({
      name: 'tenawas_refused_log_ins_total',
      help: 'Refused log-ins by status: 401 has a wrong password, 429 too many attempts',
      labelNames: ['status'],
      registers,
    }),
    slowQueries: new Counter({
      name: 'tenawas_slow_queries_total',
      help: 'Queries that took longer than SLOW_QUERY_MS, by what they do and the table',
      labelNames: ['query'],
      registers,
    }),
  };
}
