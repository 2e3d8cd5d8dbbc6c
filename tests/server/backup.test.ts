import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, inject, test } from 'vitest';
import { backUp, refuseTaken } from '../../server/db/backup.ts';
import { databaseIn } from '../../server/db/data-dir.ts';
import { openHeld } from '../../server/db/open.ts';
import { restore } from '../../server/db/restore.ts';

const home = mkdtempSync(join(tmpdir(), 'tenawas-backup-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const template = inject('template');

async function within<T>(
  dataDir: string,
  work: (database: Awaited<ReturnType<typeof openHeld>>) => Promise<T>,
): Promise<T> {
  const database = await openHeld(dataDir);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const rename = (dataDir: string, name: string) =>
  within(dataDir, ({ db }) => db.execute(sql`UPDATE hospitals SET name = ${name} WHERE position = 0`));
const firstHospital = (dataDir: string) =>
  within(
    dataDir,
    async ({ pglite }) =>
      (await pglite.query<{ name: string }>('SELECT name FROM hospitals WHERE position = 0')).rows[0]?.name,
  );

test.runIf(template)(
  'what was backed up is what is restored, here or elsewhere, and what it replaces is kept',
  async () => {
    const [dataDir, elsewhere, file] = [join(home, 'data'), join(home, 'elsewhere'), join(home, 'saved.tgz')];
    cpSync(template?.folder ?? '', databaseIn(dataDir), { recursive: true });
    await rename(dataDir, 'ጥቁር አንበሳ');
    await backUp(dataDir, file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await rename(dataDir, 'Written after the backup');

    const { aside } = await restore(dataDir, file);
    expect(await firstHospital(dataDir)).toBe('ጥቁር አንበሳ');
    expect(aside && existsSync(aside)).toBe(true);
    expect((await restore(elsewhere, file)).aside).toBeNull();
    expect(await firstHospital(elsewhere)).toBe('ጥቁር አንበሳ');
  },
);

test.runIf(template)('a backup never replaces a file, and never touches a database in use', async () => {
  const [dataDir, file] = [join(home, 'used'), join(home, 'second.tgz')];
  cpSync(template?.folder ?? '', databaseIn(dataDir), { recursive: true });
  await backUp(dataDir, file);
  expect(() => refuseTaken(file)).toThrow('is there already');
  await expect(restore(dataDir, join(home, 'nothing'))).rejects.toThrow('There is no file');
  await expect(backUp(join(home, 'nowhere'), `${file}2`)).rejects.toThrow('There is no database');
  await within(dataDir, async () => {
    const before = readdirSync(dataDir);
    await expect(restore(dataDir, file)).rejects.toThrow('in use');
    await expect(backUp(dataDir, `${file}3`)).rejects.toThrow('in use');
    expect(readdirSync(dataDir)).toEqual(before);
  });
});
