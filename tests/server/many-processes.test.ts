import { afterAll, expect, inject, test } from 'vitest';
import { openDatabase } from '../../server/db/open.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { startFleet } from '../soak/processes/fleet.ts';
import { sendThroughKills } from '../soak/processes/kills.ts';
import { tryRateLimit, trySessions, tryWrongPasswords } from '../soak/processes/shared-state.ts';
import { upgradeInService, withOneMoreMigration } from '../soak/processes/upgrade.ts';
import { waitUntil } from '../soak/support/wait.ts';
import { freshUrl, migratedUrl } from './support/database.ts';
import { stopAll } from './support/spawned.ts';

// A short form of `npm run soak -- processes`.
const onPostgres = inject('postgres') !== null;
const main = inject('bundle');
const whole = { lost: 0, doubled: 0, unexpected: 0, wrongReceipts: 0 };
afterAll(stopAll);

test.runIf(onPostgres)('when one of two servers is killed, no claim is lost or duplicated', async () => {
  const databaseUrl = (await migratedUrl()) as string;
  const database = await openDatabase({ databaseUrl, dataDir: 'memory', connections: 4 });
  const outcome = await sendThroughKills({
    main,
    databaseUrl,
    database,
    letters: 60,
    concurrency: 6,
    seed: 1,
    nextKill: (sent, kills) => (kills === 0 ? waitUntil(() => sent() >= 20) : undefined),
  });
  await database.close();
  expect(outcome).toMatchObject({ ...whole, letters: 60, kills: 1 });
  expect(outcome.cutOff).toBeGreaterThan(0);
});

test.runIf(onPostgres)('sessions and rate limits are shared between servers', async () => {
  const fleet = await startFleet(main, (await migratedUrl()) as string);
  const [one = '', other = ''] = fleet.servers();
  expect(await trySessions(one, other)).toEqual({ before: [200, 200], after: [401, 401], newToken: 200 });
  expect(await tryWrongPasswords(one, other)).toEqual({
    guesses: Array(6).fill(401),
    correctAttempts: [
      [429, true],
      [429, true],
    ],
  });
  const { requests: asked, granted, refused, maximum: most } = await tryRateLimit(one, other);
  expect(granted).toBeLessThanOrEqual(most);
  expect(granted + refused).toBe(asked);
  expect(await fleet.stop()).toEqual([0, 0]);
});

test.runIf(onPostgres)('migrations have no statement timeout, other queries do', async () => {
  const database = await openDatabase({ databaseUrl: await freshUrl(), dataDir: 'memory', connections: 1 });
  const limitOf = async (ask: (text: string) => Promise<unknown>) =>
    JSON.stringify(await ask('SHOW statement_timeout'));
  expect(await database.scripts((script) => limitOf(script))).toContain('"0"');
  expect(await limitOf((text) => database.db.execute(text))).toContain('"30s"');
  await database.close();
});

test.runIf(onPostgres)('an upgrade under load migrates once and loses no claim', async () => {
  const databaseUrl = (await freshUrl()) as string;
  const next = await withOneMoreMigration(main);
  const outcome = await upgradeInService({
    previous: main,
    main: next.main,
    databaseUrl,
    open: () => openPostgres(databaseUrl, 4),
    letters: 60,
    concurrency: 3,
    seed: 1,
  });
  await next.remove();
  expect(outcome).toMatchObject({ ...whole, letters: 60, exitCodes: [0, 0], inOneTransaction: true });
  expect(outcome.migrated).toEqual(['9999-later.sql']);
});
