import { createPasswords } from '../../../server/accounts/passwords.ts';
import { defaults } from '../../../server/config.ts';
import { isZero, type Line, must, told } from '../report.ts';
import { customersIn } from '../support/customers.ts';
import { isLevel, shownMemory, watchMemory } from '../support/memory.ts';
import { inTrial } from '../support/trial.ts';
import { abuse } from './run.ts';

const part = 'malformed requests';
const times = 100_000;
const customers = 1_000;

export const malformedLines = (main: string, seed: number): Promise<Line[]> =>
  inTrial(main, async ({ server, database }) => {
    const passwordHash = await createPasswords(defaults.argon2, 1).hash('a zebra under the acacia');
    const tokensOf = async (role: 'customer' | 'premium' | 'admin', count: number) =>
      (await customersIn(database, count, role, passwordHash)).map(({ token }) => token);
    const tokens = {
      customer: await tokensOf('customer', customers),
      premium: await tokensOf('premium', customers / 10),
      admin: await tokensOf('admin', customers),
    };
    const stop = watchMemory(server.pid);
    const start = performance.now();
    const { asked, byStatus, faults } = await abuse(Number(new URL(server.url).port), tokens, {
      times,
      seed,
      lanes: 16,
    });
    const seconds = (performance.now() - start) / 1000;
    const memory = stop();
    const kinds = [...new Set(faults.map((fault) => fault.split(':')[0]))].join('; ');
    for (const fault of faults.slice(0, 10)) console.log(fault);
    return [
      must(part, `asked, in ${seconds.toFixed(0)} s`, asked, String(times), asked === times),
      told(
        part,
        'answered',
        [...byStatus]
          .sort()
          .map(([status, count]) => `${status}: ${count}`)
          .join(', '),
      ),
      isZero(part, `5xx (but 503), hung, not answered, or not a problem+json${kinds && ` (${kinds})`}`, faults.length),
      must(part, 'memory, second fifth of the time → last fifth', shownMemory(memory), 'level', isLevel(memory)),
    ];
  });
