import type { FastifyBaseLogger } from 'fastify';
import type { Counters } from '../metrics/counters.ts';

const minute = 60_000;
/** In one minute, of all accounts: more than customers cause who mistype. */
const bursts = [
  { status: 429, refused: 10, message: 'many log-ins are refused for too many attempts: somebody may be guessing' },
  { status: 401, refused: 100, message: 'many log-ins have a wrong password: somebody may be guessing' },
];

export type RefusedLogIns = ReturnType<typeof createRefusedLogIns>;

/** Warns once in a minute in which many log-ins are refused. Neither account nor address is in the log. */
export function createRefusedLogIns({ refusedLogIns }: Pick<Counters, 'refusedLogIns'>) {
  let current = 0;
  let counts = new Map<number, number>();
  return (status: number, log: FastifyBaseLogger) => {
    refusedLogIns.inc({ status });
    const now = Math.floor(Date.now() / minute);
    if (now !== current) [current, counts] = [now, new Map()];
    const count = (counts.get(status) ?? 0) + 1;
    counts.set(status, count);
    const burst = bursts.find((one) => one.status === status && one.refused === count);
    if (burst) log.warn({ refused: count }, burst.message);
  };
}
