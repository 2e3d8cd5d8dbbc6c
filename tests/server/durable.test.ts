import fs, { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { cleanUp } from '../../server/cleanup.ts';
import { openInFolder } from '../../server/db/pglite.ts';
import { testConfig } from './support/test-config.ts';

const home = mkdtempSync(join(tmpdir(), 'tenawas-durable-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const template = inject('template');
const folder = join(home, 'database');

test.runIf(template)('a commit is fsynced before the response', async () => {
  cpSync(template?.folder ?? '', folder, { recursive: true });
  const { pglite, close } = await openInFolder(folder);
  const reached = vi.spyOn(fs, 'fsyncSync');

  await pglite.query("UPDATE hospitals SET town = 'Jimma' WHERE position = 0");
  expect(reached).toHaveBeenCalled();
  reached.mockRestore();
  await close();
});

test.runIf(template)('what is replaced again and again takes no more space each hour', async () => {
  const { db, close } = await openInFolder(folder);
  const sizes: number[] = [];
  for (let hour = 0; hour < 4; hour++) {
    // With another key each time, since the space of other rows is used again without a clean-up.
    for (let time = 0; time < 60; time++)
      await db.execute(sql`update hospitals set name = ${`${hour} ${time} `} || id`);
    await cleanUp({ db, config: testConfig });
    const { rows } = (await db.execute(sql`select pg_total_relation_size('hospitals')::int as size`)) as unknown as {
      rows: [{ size: number }];
    };
    sizes.push(rows[0].size);
  }
  await close();
  expect(sizes[3]).toBeLessThan((sizes[1] ?? 0) * 1.2);
});
