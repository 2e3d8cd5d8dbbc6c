import { Agent } from 'node:http';
import { createPasswords } from '../../../server/accounts/passwords.ts';
import { defaults } from '../../../server/config.ts';
import { createRandom } from '../../../server/demo/random.ts';
import { isZero, type Line, must, told } from '../report.ts';
import { ask } from '../support/ask.ts';
import { customersIn } from '../support/customers.ts';
import { isLevel, shownMemory, watchMemory } from '../support/memory.ts';
import { inTrial } from '../support/trial.ts';
import { pause } from '../support/until.ts';
import { mixOf, password } from './asks.ts';
import { at, emptyTally, tallied } from './tally.ts';

const part = 'mixed load';
const customerCount = 500;
/** Concurrency in normal load and in a burst, and the rate limits. */
const lanes = 8;
const restBetween = 40;
const burstSize = defaults.pressure.requests * 10;
const betweenBursts = 30_000;
const atOnceInBurst = defaults.pressure.requests * 2;

export const loadLines = (main: string, seed: number, minutes: number): Promise<Line[]> =>
  inTrial(main, async ({ server, database }) => {
    const chance = createRandom(seed);
    const passwordHash = await createPasswords(defaults.argon2, 1).hash(password);
    const next = mixOf(await customersIn(database, customerCount, 'customer', passwordHash), chance);
    const agent = new Agent({ keepAlive: true });
    const [steady, bursts] = [emptyTally(), emptyTally()];
    const recoveries: number[] = [];
    const end = performance.now() + minutes * 60_000;
    const stopMemory = watchMemory(server.pid);
    let bursting = false;

    const laneWork = Array.from({ length: lanes }, async () => {
      while (performance.now() < end) {
        const asked = next();
        await tallied(bursting ? bursts : steady, asked.path, ask(server.url, asked, agent));
        await pause(restBetween);
      }
    });

    /** Ten times the server's concurrency, as fast as the connections allow; then waits for recovery. */
    async function burst() {
      bursting = true;
      const own = new Agent({ keepAlive: true, maxSockets: atOnceInBurst });
      await Promise.all(
        Array.from({ length: burstSize }, async () => {
          const asked = next();
          await tallied(bursts, asked.path, ask(server.url, asked, own));
        }),
      );
      own.destroy();
      const over = performance.now();
      // Recovered means twenty consecutive requests answered within half a second each.
      for (let well = 0; well < 20; ) {
        const start = performance.now();
        const outcome = await tallied(emptyTally(), '', ask(server.url, { path: '/api/services' }, agent));
        well = outcome === 'answered' && performance.now() - start < 500 ? well + 1 : 0;
      }
      recoveries.push((performance.now() - over) / 1000);
      bursting = false;
    }

    while (performance.now() + betweenBursts < end) {
      await pause(betweenBursts);
      await burst();
    }
    await Promise.all(laneWork);
    const memory = stopMemory();
    agent.destroy();
    for (const fault of [...steady.faults, ...bursts.faults].slice(0, 10)) console.log(fault);
    const worst = Math.max(0, ...recoveries);
    return [
      told(part, 'minutes', minutes),
      told(part, 'between bursts: answered / refused with Retry-After', `${steady.answered} / ${steady.refused}`),
      told(
        part,
        'between bursts: median / 99th percentile',
        `${at(steady.took, 0.5).toFixed(0)} / ${at(steady.took, 0.99).toFixed(0)} ms`,
      ),
      told(part, `bursts of ${burstSize} requests`, recoveries.length),
      told(part, 'in bursts: answered / refused with Retry-After', `${bursts.answered} / ${bursts.refused}`),
      isZero(part, 'dropped, or answered in any other way', steady.faults.length + bursts.faults.length),
      must(part, 'the longest recovery after a burst', `${worst.toFixed(1)} s`, 'within 5 s', worst <= 5),
      must(part, 'memory, second fifth of the time → last fifth', shownMemory(memory), 'level', isLevel(memory)),
    ];
  });
