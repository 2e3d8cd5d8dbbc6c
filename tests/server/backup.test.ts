import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, inject, test } from 'vitest';
import { requireNewFile, writeBackup } from '../../server/db/backup.ts';
import { databaseIn } from '../../server/db/data-dir.ts';
import { openLocked } from '../../server/db/open.ts';
import { restore } from '../../server/db/restore.ts';

const home = mkdtempSync(join(tmpdir(), 'tenawas-backup-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const template = inject('template');

async function within<T>(
  dataDir: string,
  work: (database: Awaited<ReturnType<typeof openLocked>>) => Promise<T>,
): Promise<T> {
  const database = await openLocked(dataDir);
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
  'restore brings back the backup, also in another directory, and keeps the previous database',
  async () => {
    const [dataDir, elsewhere, file] = [join(home, 'data'), join(home, 'elsewhere'), join(home, 'saved.tgz')];
    cpSync(template?.folder ?? '', databaseIn(dataDir), { recursive: true });
    await rename(dataDir, 'ጥቁር አንበሳ');
    await writeBackup(dataDir, file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await rename(dataDir, 'Written after the backup');

    const { previous } = await restore(dataDir, file);
    expect(await firstHospital(dataDir)).toBe('ጥቁር አንበሳ');
    expect(previous && existsSync(previous)).toBe(true);
    expect((await restore(elsewhere, file)).previous).toBeNull();
    expect(await firstHospital(elsewhere)).toBe('ጥቁር አንበሳ');
  },
);

test.runIf(template)('backup never overwrites a file, and restore refuses a database in use', async () => {
  const [dataDir, file] = [join(home, 'used'), join(home, 'second.tgz')];
  cpSync(template?.folder ?? '', databaseIn(dataDir), { recursive: true });
  await writeBackup(dataDir, file);
  expect(() => requireNewFile(file)).toThrow('already exists');
  await expect(restore(dataDir, join(home, 'nothing'))).rejects.toThrow('does not exist');
  await expect(writeBackup(join(home, 'nowhere'), `${file}2`)).rejects.toThrow('There is no database');
  await within(dataDir, async () => {
    const before = readdirSync(dataDir);
    await expect(restore(dataDir, file)).rejects.toThrow('in use');
    await expect(writeBackup(dataDir, `${file}3`)).rejects.toThrow('in use');
    expect(readdirSync(dataDir)).toEqual(before);
  });
});
