import fs, { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { openInFolder } from '../../server/db/pglite.ts';

const home = mkdtempSync(join(tmpdir(), 'tenawas-durable-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const template = inject('template');

test.runIf(template)('a commit is fsynced before the response', async () => {
  const folder = join(home, 'database');
  cpSync(template?.folder ?? '', folder, { recursive: true });
  const { pglite, close } = await openInFolder(folder);
  const reached = vi.spyOn(fs, 'fsyncSync');

  await pglite.query("UPDATE hospitals SET town = 'Jimma' WHERE position = 0");
  expect(reached).toHaveBeenCalled();
  reached.mockRestore();
  await close();
});
