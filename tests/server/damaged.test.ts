import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { databaseIn } from '../../server/db/data-dir.ts';
import { openDatabase, openLocked } from '../../server/db/open.ts';
import { newId } from '../../server/db/uuid.ts';
import { run } from './support/process.ts';
import { stopAll } from './support/spawned.ts';
import { placeWith, threeHundredClaims } from './support/with-claims.ts';

const home = mkdtempSync(join(tmpdir(), 'tenawas-damaged-'));
afterAll(async () => {
  await stopAll();
  rmSync(home, { recursive: true, force: true });
});

const files: Record<string, string> = {};
let whole: string;

/** A copy of the database with modified files. */
function damaged(damage: (database: string) => void): string {
  const dataDir = join(home, newId());
  cpSync(whole, dataDir, { recursive: true });
  damage(databaseIn(dataDir));
  return dataDir;
}

const half = (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2));
function emptyLog(database: string) {
  const folder = join(database, 'pg_wal');
  const pieces = readdirSync(folder).filter((name) => /^[0-9A-F]{24}$/.test(name));
  for (const piece of pieces) writeFileSync(join(folder, piece), Buffer.alloc(16 * 1024 * 1024));
}
const open = (dataDir: string) => openDatabase({ databaseUrl: null, dataDir, connections: 1 });

describe.runIf(inject('template'))('a damaged database', () => {
  beforeAll(async () => {
    whole = await placeWith(home, threeHundredClaims);
    const { pglite, close } = await openLocked(whole);
    const { rows } = await pglite.query<{ table: string; file: string }>(
      `SELECT relname AS table, pg_relation_filepath(oid) AS file FROM pg_class WHERE relkind = 'r'`,
    );
    for (const { table, file } of rows) files[table] = file;
    await close();
  });

  test('an undamaged database is not reported', async () => {
    await (await open(damaged(() => {}))).close();
  });

  test.each(['claims', 'letters', 'claim_events', 'users', 'services'])(
    'is noticed when half of %s is gone',
    async (table) => {
      const dataDir = damaged((database) => half(join(database, files[table] ?? '')));
      await expect(open(dataDir)).rejects.toThrow(
        /^The database in \S+ is damaged: .+\. Restore a backup with npm run restore FILE/,
      );
    },
  );

  test.each<[string, (database: string) => void]>([
    ['the file of the claims', (database) => rmSync(join(database, files.claims ?? ''))],
    ['pg_control', (database) => truncateSync(join(database, 'global/pg_control'), 100)],
    ['what is in the write-ahead log', emptyLog],
    ['PG_VERSION', (database) => rmSync(join(database, 'PG_VERSION'))],
  ])('is refused with a readable error when %s is lost', async (_lost, damage) => {
    const { started, failed } = run({ DATA_DIR: damaged(damage) });
    started.catch(() => {});
    const { code, output, errors } = await failed;
    expect(errors).toMatch(/^The database in \S+ is damaged: .+\. Restore a backup with npm run restore FILE.*\n$/);
    expect([code, output]).toEqual([1, '']);
  });
});
