import { Agent } from 'node:http';
import { createPasswords } from '../../../server/accounts/passwords.ts';
import { defaults } from '../../../server/config.ts';
import { createRandom } from '../../../server/demo/random.ts';
import { check, info, mustBeZero, type ResultRow } from '../report.ts';
import { createCustomers } from '../support/customers.ts';
import { formatMemory, isStable, watchMemory } from '../support/memory.ts';
import { sendRequest } from '../support/send-request.ts';
import { withServer } from '../support/test-server.ts';
import { pause } from '../support/wait.ts';
import { password, requestMix } from './requests.ts';
import { emptyTally, percentile, record } from './tally.ts';

const part = 'mixed load';
const customerCount = 500;
/** Concurrency in normal load and in a burst, and the rate limits. */
const concurrency = 8;
const pauseBetweenRequests = 40;
const burstSize = defaults.pressure.requests * 10;
const burstInterval = 30_000;
const burstConcurrency = defaults.pressure.requests * 2;

export const testLoad = (main: string, seed: number, minutes: number): Promise<ResultRow[]> =>
  withServer(main, async ({ server, database }) => {
    const chance = createRandom(seed);
    const passwordHash = await createPasswords(defaults.argon2, 1).hash(password);
    const nextRequest = requestMix(await createCustomers(database, customerCount, 'customer', passwordHash), chance);
    const agent = new Agent({ keepAlive: true });
    const [steady, bursts] = [emptyTally(), emptyTally()];
    const recoveries: number[] = [];
    const end = performance.now() + minutes * 60_000;
    const stopMemory = watchMemory(server.pid);
    let isBursting = false;

    const workers = Array.from({ length: concurrency }, async () => {
      while (performance.now() < end) {
        const request = nextRequest();
        await record(isBursting ? bursts : steady, request.path, sendRequest(server.url, request, agent));
        await pause(pauseBetweenRequests);
      }
    });

    /** Ten times the server's concurrency, as fast as the connections allow; then waits for recovery. */
    async function burst() {
      isBursting = true;
      const burstAgent = new Agent({ keepAlive: true, maxSockets: burstConcurrency });
      await Promise.all(
        Array.from({ length: burstSize }, async () => {
          const request = nextRequest();
          await record(bursts, request.path, sendRequest(server.url, request, burstAgent));
        }),
      );
      burstAgent.destroy();
      const burstEnd = performance.now();
      // Recovered means twenty consecutive requests answered within half a second each.
      for (let fastResponses = 0; fastResponses < 20; ) {
        const start = performance.now();
        const outcome = await record(emptyTally(), '', sendRequest(server.url, { path: '/api/services' }, agent));
        fastResponses = outcome === 'answered' && performance.now() - start < 500 ? fastResponses + 1 : 0;
      }
      recoveries.push((performance.now() - burstEnd) / 1000);
      isBursting = false;
    }

    while (performance.now() + burstInterval < end) {
      await pause(burstInterval);
      await burst();
    }
    await Promise.all(workers);
    const memory = stopMemory();
    agent.destroy();
    for (const fault of [...steady.faults, ...bursts.faults].slice(0, 10)) console.log(fault);
    const longestRecovery = Math.max(0, ...recoveries);
    return [
      info(part, 'minutes', minutes),
      info(part, 'between bursts: answered / refused with Retry-After', `${steady.answered} / ${steady.refused}`),
      info(
        part,
        'between bursts: median / 99th percentile',
        `${percentile(steady.durations, 0.5).toFixed(0)} / ${percentile(steady.durations, 0.99).toFixed(0)} ms`,
      ),
      info(part, `bursts of ${burstSize} requests`, recoveries.length),
      info(part, 'in bursts: answered / refused with Retry-After', `${bursts.answered} / ${bursts.refused}`),
      mustBeZero(part, 'dropped, or answered in any other way', steady.faults.length + bursts.faults.length),
      check(
        part,
        'the longest recovery after a burst',
        `${longestRecovery.toFixed(1)} s`,
        'within 5 s',
        longestRecovery <= 5,
      ),
      check(part, 'memory, second fifth of the time → last fifth', formatMemory(memory), 'level', isStable(memory)),
    ];
  });
