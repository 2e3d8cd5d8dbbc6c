import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { databaseIn } from '../../server/db/data-dir.ts';
import { lockDataDir } from '../../server/db/lock.ts';
import { runAdmin as admin } from './support/commands.ts';
import { migratedUrl } from './support/database.ts';

const home = mkdtempSync(join(tmpdir(), 'tenawas-admin-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

async function place() {
  const [url, template] = [await migratedUrl(), inject('template')];
  if (template) cpSync(template.folder, databaseIn(home), { recursive: true });
  return { DATA_DIR: home, ...(url !== null && { DATABASE_URL: url }) };
}

test('the command creates, lists, resets and removes administrators', async () => {
  const settings = await place();
  const email = 'almaz@tenawas.example';
  const created = await admin(settings, ['create', 'Almaz@tenawas.example'], { password: 'a kettle of coffee' });
  expect([created.code, created.stdout.trim()]).toEqual([
    0,
    'Almaz@tenawas.example is now an administrator and can log in at /admin.',
  ]);
  expect(await admin(settings, ['create', email], { password: 'a kettle of coffee' })).toMatchObject({ code: 1 });
  expect((await admin(settings, ['list'])).stdout).toMatch(
    /^Almaz@tenawas\.example {2}an administrator {2}since \d{4}-\d\d-\d\d\n$/,
  );

  const typed = await admin(settings, ['reset', email], { typed: 'a kettle of tea\n' });
  expect([typed.code, `${typed.stdout}${typed.stderr}`.includes('kettle')]).toEqual([0, false]);
  for (const weak of ['password123\n', '']) {
    expect([weak, (await admin(settings, ['reset', email], { typed: weak })).code]).toEqual([weak, 1]);
  }
  if (!('DATABASE_URL' in settings)) {
    const unlock = await lockDataDir(home);
    expect((await admin(settings, ['list'])).stderr).toContain('is in use by another Tenawas');
    unlock();
  }
  expect((await admin(settings, ['remove', email])).code).toBe(0);
  expect((await admin(settings, ['list'])).stdout).toBe('There is no administrator yet.\n');
  expect((await admin(settings, ['remove', email])).code).toBe(1);
  expect((await admin(settings, ['promote', email])).stderr).toContain('npm run admin -- create EMAIL');
}, 120_000);
