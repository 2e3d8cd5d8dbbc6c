import { createPasswords } from '../../../server/accounts/passwords.ts';
import { defaults } from '../../../server/config.ts';
import { check, info, mustBeZero, type ResultRow } from '../report.ts';
import { createCustomers } from '../support/customers.ts';
import { formatMemory, isStable, watchMemory } from '../support/memory.ts';
import { withServer } from '../support/test-server.ts';
import { sendMalformed } from './send-malformed.ts';

const part = 'malformed requests';
const times = 100_000;
const customers = 1_000;

export const testMalformedRequests = (main: string, seed: number): Promise<ResultRow[]> =>
  withServer(main, async ({ server, database }) => {
    const passwordHash = await createPasswords(defaults.argon2, 1).hash('a zebra under the acacia');
    const tokensOf = async (role: 'customer' | 'premium' | 'admin', count: number) =>
      (await createCustomers(database, count, role, passwordHash)).map(({ token }) => token);
    const tokens = {
      customer: await tokensOf('customer', customers),
      premium: await tokensOf('premium', customers / 10),
      admin: await tokensOf('admin', customers),
    };
    const stop = watchMemory(server.pid);
    const start = performance.now();
    const {
      request: sent,
      byStatus,
      faults,
    } = await sendMalformed(Number(new URL(server.url).port), tokens, {
      times,
      seed,
      concurrency: 16,
    });
    const seconds = (performance.now() - start) / 1000;
    const memory = stop();
    const kinds = [...new Set(faults.map((fault) => fault.split(':')[0]))].join('; ');
    for (const fault of faults.slice(0, 10)) console.log(fault);
    return [
      check(part, `asked, in ${seconds.toFixed(0)} s`, sent, String(times), sent === times),
      info(
        part,
        'answered',
        [...byStatus]
          .sort()
          .map(([status, count]) => `${status}: ${count}`)
          .join(', '),
      ),
      mustBeZero(
        part,
        `5xx (but 503), hung, not answered, or not a problem+json${kinds && ` (${kinds})`}`,
        faults.length,
      ),
      check(part, 'memory, second fifth of the time → last fifth', formatMemory(memory), 'level', isStable(memory)),
    ];
  });
