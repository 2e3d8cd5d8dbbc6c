import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { freshDatabase } from './support/database.ts';

const home = mkdtempSync(join(tmpdir(), 'tenawas-migrations-'));
const folder = pathToFileURL(`${home}/`);
const write = (name: string, text: string) => writeFileSync(join(home, name), text);

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
  write('0901-table.sql', 'CREATE TABLE things (id integer, seen boolean); INSERT INTO things VALUES (1), (1)');
  write(
    '0902-index.steps.sql',
    `-- An index, and then a value for each row, a thousand at a time.
DROP INDEX CONCURRENTLY IF EXISTS things_by_id;

CREATE UNIQUE INDEX CONCURRENTLY things_by_id ON things (id);

DO $$ BEGIN
  LOOP
    UPDATE things SET seen = true WHERE id IN (SELECT id FROM things WHERE seen IS NULL LIMIT 1000);
    EXIT WHEN NOT FOUND;
    COMMIT;
  END LOOP;
END $$;
`,
  );
  write('0903-column.sql', 'ALTER TABLE things ADD COLUMN name text');
});
afterAll(async () => {
  await database.close();
  rmSync(home, { recursive: true });
});

const rows = (query: string) => database.scripts((run) => run(query));

test('migrations in steps run between the others, and one that was interrupted runs again', async () => {
  // The index cannot be made: of the steps the first has run, and none of what follows.
  await expect(migrate(database, folder)).rejects.toThrow();
  expect(await rows("SELECT name FROM migrations WHERE name LIKE '09%'")).toEqual([{ name: '0901-table.sql' }]);
  await rows('TRUNCATE things; INSERT INTO things SELECT generate_series(1, 2500)');

  // Servers that start at the same time. The embedded database has one.
  const servers = inject('postgres') === null ? 1 : 3;
  const ran = await Promise.all(Array.from({ length: servers }, () => migrate(database, folder)));
  expect(ran.flat().sort()).toEqual(['0902-index.steps.sql', '0903-column.sql']);
  expect(await rows("SELECT name FROM migrations WHERE name LIKE '09%' ORDER BY name")).toHaveLength(3);
  expect(await rows('SELECT count(*)::int AS seen FROM things WHERE seen AND name IS NULL')).toEqual([{ seen: 2500 }]);
  expect(await rows("SELECT indisvalid FROM pg_index WHERE indexrelid = 'things_by_id'::regclass")).toEqual([
    { indisvalid: true },
  ]);
  expect(await migrate(database, folder)).toEqual([]);
});
