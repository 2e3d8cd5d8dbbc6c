import type { FastifyBaseLogger } from 'fastify';

const minute = 60_000;
/** In one minute, of all accounts: more than customers cause who mistype. */
const burst = 10;

export type RefusedLogIns = ReturnType<typeof createRefusedLogIns>;

/** Warns once in a minute in which many log-ins are refused for too many attempts. Neither account nor address is in the log. */
export function createRefusedLogIns() {
  let current = 0;
  let count = 0;
  return (log: FastifyBaseLogger) => {
    const now = Math.floor(Date.now() / minute);
    if (now !== current) [current, count] = [now, 0];
    count += 1;
    if (count === burst)
      log.warn({ refused: burst }, 'many log-ins are refused for too many attempts: somebody may be guessing');
  };
}
