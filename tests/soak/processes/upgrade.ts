import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../../server/db/database.ts';
import { createRandom } from '../../../server/demo/random.ts';
import { createCustomers } from '../support/customers.ts';
import { type Counts, count } from './count.ts';
import { startFleet } from './fleet.ts';
import { createClaims, newStats, type SendStats, sendRepeated } from './letters.ts';

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
  concurrency: number;
  seed: number;
  pace?: () => Promise<unknown>;
};
export type Upgraded = Counts &
  SendStats & { migrated: string[]; inOneTransaction: boolean; exitCodes: (number | string | null)[] };

/** Replaces two servers of the previous version one after the other while claims are sent. */
export async function upgradeInService({
  previous,
  main,
  databaseUrl,
  open,
  seed,
  concurrency,
  pace,
  ...options
}: Upgrade) {
  const fleet = await startFleet(previous, databaseUrl);
  const database = await open();
  try {
    const before = await migrationsOf(database);
    const letters = createClaims(await createCustomers(database, 20), options.letters);
    const stats = newStats();
    const route = { balancer: fleet.balancer.url, servers: fleet.servers, chance: createRandom(seed), stats };
    const waiting = [...letters];
    // Reserves some letters for after the upgrade.
    const reserved = waiting.splice(0, Math.ceil(options.letters / 10));
    const sendAll = async (queue: typeof letters) => {
      for (let letter = queue.shift(); letter; letter = queue.shift()) {
        await pace?.();
        await sendRepeated(letter, route);
      }
    };
    const sending = Promise.all(Array.from({ length: concurrency }, () => sendAll(waiting)));
    // Both new servers start at the same time: one migrates and the other waits.
    const exitCodes = await Promise.all([fleet.replace(0, 'SIGTERM', main), fleet.replace(1, 'SIGTERM', main)]);
    await sending;
    await sendAll(reserved);
    const after = await migrationsOf(database);
    await fleet.stop();
    const migrated = after.filter(({ name }) => !before.some((one) => one.name === name));
    return {
      ...(await count(database, letters)),
      ...stats,
      migrated: migrated.map(({ name }) => name),
      inOneTransaction: new Set(migrated.map(({ at }) => at)).size === 1,
      exitCodes,
    } satisfies Upgraded;
  } finally {
    await database.close();
  }
}

const migrationsOf = ({ scripts }: Database) =>
  scripts((run) => run('select name, at::text as at from migrations order by name')) as unknown as Promise<
    { name: string; at: string }[]
  >;
