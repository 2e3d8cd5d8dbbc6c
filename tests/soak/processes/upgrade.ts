import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../../server/db/database.ts';
import { createRandom } from '../../../server/demo/random.ts';
import { customersIn } from '../support/customers.ts';
import { type Counted, count } from './count.ts';
import { startFleet } from './fleet.ts';
import { claimsOf, type Met, metNothing, sendRepeated } from './letters.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A migration of a table that is being written to, compatible with the current version's servers. */
const migration = 'ALTER TABLE claims ADD COLUMN later text; CREATE INDEX claims_later ON claims (later);';

/** Simulates the next version, with one more migration. */
export async function withOneMoreMigration(main: string) {
  const folder = await mkdtemp(join(root, 'node_modules/.tenawas-next-'));
  await cp(main, join(folder, basename(main)));
  await cp(join(dirname(main), 'migrations'), join(folder, 'migrations'), { recursive: true });
  await writeFile(join(folder, 'migrations/9999-later.sql'), migration);
  return { main: join(folder, basename(main)), remove: () => rm(folder, { recursive: true, force: true }) };
}

type Upgrade = {
  previous: string;
  main: string;
  databaseUrl: string;
  /** Opens a connection to the database created by the previous version. */
  open: () => Promise<Database>;
  letters: number;
  lanes: number;
  seed: number;
  pace?: () => Promise<unknown>;
};
export type Upgraded = Counted & Met & { migrated: string[]; atOnce: boolean; endedWith: (number | string | null)[] };

/** Replaces two servers of the previous version one after the other while claims are sent. */
export async function upgradeInService({ previous, main, databaseUrl, open, seed, lanes, pace, ...of }: Upgrade) {
  const fleet = await startFleet(previous, databaseUrl);
  const database = await open();
  try {
    const before = await migrationsOf(database);
    const letters = claimsOf(await customersIn(database, 20), of.letters);
    const met = metNothing();
    const way = { balancer: fleet.balancer.url, servers: fleet.servers, chance: createRandom(seed), met };
    const waiting = [...letters];
    // Reserves some letters for after the upgrade.
    const kept = waiting.splice(0, Math.ceil(of.letters / 10));
    const lane = async (from: typeof letters) => {
      for (let letter = from.shift(); letter; letter = from.shift()) {
        await pace?.();
        await sendRepeated(letter, way);
      }
    };
    const sending = Promise.all(Array.from({ length: lanes }, () => lane(waiting)));
    // Both new servers start at the same time: one migrates and the other waits.
    const endedWith = await Promise.all([fleet.replace(0, 'SIGTERM', main), fleet.replace(1, 'SIGTERM', main)]);
    await sending;
    await lane(kept);
    const now = await migrationsOf(database);
    await fleet.stop();
    const migrated = now.filter(({ name }) => !before.some((one) => one.name === name));
    return {
      ...(await count(database, letters)),
      ...met,
      migrated: migrated.map(({ name }) => name),
      atOnce: new Set(migrated.map(({ at }) => at)).size === 1,
      endedWith,
    } satisfies Upgraded;
  } finally {
    await database.close();
  }
}

const migrationsOf = ({ scripts }: Database) =>
  scripts((run) => run('select name, at::text as at from migrations order by name')) as unknown as Promise<
    { name: string; at: string }[]
  >;
