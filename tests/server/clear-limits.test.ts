import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runAdmin as admin } from './support/commands.ts';
import { migratedUrl } from './support/database.ts';
import { start } from './support/process.ts';
import { stopAll } from './support/spawned.ts';
import { placeWith } from './support/with-claims.ts';

const home = mkdtempSync(join(tmpdir(), 'tenawas-limits-'));
afterAll(async () => {
  await stopAll();
  rmSync(home, { recursive: true, force: true });
});

test('clear-limits clears all rate limits', async () => {
  const url = await migratedUrl();
  const settings = url === null ? { DATA_DIR: await placeWith(home) } : { DATA_DIR: home, DATABASE_URL: url };
  expect((await admin(settings, ['create', 'almaz@tenawas.example'], { password: 'a kettle of coffee' })).code).toBe(0);
  const server = await start(settings);
  const logIn = (given: string) =>
    fetch(`${server.url}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'almaz@tenawas.example', password: given }),
    }).then(({ status }) => status);
  for (let n = 0; n < 10; n++) await logIn('a guess');
  expect(await logIn('a kettle of coffee')).toBe(429);
  await server.stop('SIGTERM');

  expect(await admin(settings, ['clear-limits'])).toMatchObject({
    code: 0,
    stdout: 'All rate limits were cleared.\n',
  });
  const again = await start(settings);
  server.url = again.url;
  expect(await logIn('a kettle of coffee')).toBe(200);
  await again.stop('SIGTERM');
});
