import type { Database } from '../../../server/db/database.ts';
import { createRandom } from '../../../server/demo/random.ts';
import { createCustomers } from '../support/customers.ts';
import { type Counts, count } from './count.ts';
import { type Settings, startFleet } from './fleet.ts';
import { createClaims, newStats, type SendStats, sendRepeated } from './letters.ts';

/** So many that none is sent more e-mails than a customer gets in a day. */
const customers = 80;

export type Kills = {
  main: string;
  databaseUrl: string;
  database: Database;
  letters: number;
  /** The number of concurrent senders. */
  concurrency: number;
  seed: number;
  /** Resolves when the next server is to be killed; `undefined` once all letters are sent. */
  nextKill: (sent: () => number, kills: number) => Promise<unknown> | undefined;
  /** Keeps the senders from finishing before the last kill. */
  pace?: () => Promise<unknown>;
  settings?: Settings;
  /** Called after the last kill, while the servers still run. */
  beforeStop?: () => Promise<unknown>;
};
export type Outcome = Counts & SendStats & { kills: number; requests: number };

/** Kills two servers on one database alternately with SIGKILL, while every letter is sent at least twice. */
export async function sendThroughKills(options: Kills): Promise<Outcome> {
  const { main, databaseUrl, database, seed, concurrency, pace, nextKill, settings, beforeStop } = options;
  const fleet = await startFleet(main, databaseUrl, settings);
  const letters = createClaims(await createCustomers(database, customers), options.letters);
  const stats = newStats();
  const chance = createRandom(seed);
  const route = { balancer: fleet.balancer.url, servers: fleet.servers, chance, stats };
  const waiting = [...letters];
  let sent = 0;
  let kills = 0;
  let done = false;

  const killing = (async () => {
    while (!done) {
      const kill = nextKill(() => sent, kills);
      if (!kill) return;
      await kill;
      if (done) return;
      await fleet.replace(kills % 2, 'SIGKILL');
      kills++;
    }
  })();
  const sending = Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let letter = waiting.shift(); letter; letter = waiting.shift()) {
        await pace?.();
        await sendRepeated(letter, route);
        sent++;
      }
    }),
  );
  try {
    await sending;
  } finally {
    done = true;
    await killing;
    await beforeStop?.();
    await fleet.stop();
  }
  const receipts = letters.reduce((sum, letter) => sum + letter.receipts.length, 0);
  return { ...(await count(database, letters)), ...stats, kills, requests: receipts + stats.cutOff + stats.refused };
}
