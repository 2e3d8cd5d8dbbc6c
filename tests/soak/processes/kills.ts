import type { Database } from '../../../server/db/database.ts';
import { createRandom } from '../../../server/demo/random.ts';
import { customersIn } from '../support/customers.ts';
import { type Counted, count } from './count.ts';
import { startFleet } from './fleet.ts';
import { claimsOf, type Met, metNothing, sendRepeated } from './letters.ts';

export type Kills = {
  main: string;
  databaseUrl: string;
  database: Database;
  letters: number;
  /** The number of concurrent senders. */
  lanes: number;
  seed: number;
  /** Resolves when the next server is to be killed; `undefined` once all letters are sent. */
  nextKill: (sent: () => number, kills: number) => Promise<unknown> | undefined;
  /** Keeps the senders from finishing before the last kill. */
  pace?: () => Promise<unknown>;
};
export type Outcome = Counted & Met & { kills: number; requests: number };

/** Kills two servers on one database alternately with SIGKILL, while every letter is sent at least twice. */
export async function sendThroughKills(of: Kills): Promise<Outcome> {
  const { main, databaseUrl, database, seed, lanes, pace, nextKill } = of;
  const fleet = await startFleet(main, databaseUrl);
  const letters = claimsOf(await customersIn(database, 40), of.letters);
  const met = metNothing();
  const chance = createRandom(seed);
  const way = { balancer: fleet.balancer.url, servers: fleet.servers, chance, met };
  const waiting = [...letters];
  let sent = 0;
  let kills = 0;
  let done = false;

  const killing = (async () => {
    while (!done) {
      const moment = nextKill(() => sent, kills);
      if (!moment) return;
      await moment;
      if (done) return;
      await fleet.replace(kills % 2, 'SIGKILL');
      kills++;
    }
  })();
  const sending = Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let letter = waiting.shift(); letter; letter = waiting.shift()) {
        await pace?.();
        await sendRepeated(letter, way);
        sent++;
      }
    }),
  );
  try {
    await sending;
  } finally {
    done = true;
    await killing;
    await fleet.stop();
  }
  const receipts = letters.reduce((sum, letter) => sum + letter.receipts.length, 0);
  return { ...(await count(database, letters)), ...met, kills, requests: receipts + met.cutOff + met.refused };
}
