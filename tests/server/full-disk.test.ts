import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { databaseIn } from '../../server/db/data-dir.ts';
import { withSmallDisk } from '../soak/outages/small-disk.ts';
import { run, start } from './support/process.ts';
import { stopAll } from './support/spawned.ts';

const template = inject('template');
const isRoot = process.getuid?.() === 0;
afterAll(stopAll);

async function refusal(settings: Record<string, string>) {
  const { started, failed } = run(settings);
  started.catch(() => {});
  const { code, output, errors } = await failed;
  return [code, output, errors];
}

const full = [1, '', expect.stringMatching(/^The disk of \S+ is full\. Free some space, or use another.+\n$/)];

test.runIf(template && isRoot)(
  'a start on a full disk fails with a readable error, and succeeds when there is space',
  async () => {
    await withSmallDisk(async ({ path, fill, empty }) => {
      const settings = { DATA_DIR: join(path, 'data') };
      fill();
      expect(await refusal(settings)).toEqual(full);
      empty();
      cpSync(template?.folder ?? '', databaseIn(settings.DATA_DIR), { recursive: true });
      fill();
      expect(await refusal(settings)).toEqual(full);
      empty();
      expect(await (await start(settings)).stop('SIGTERM')).toBe(0);
    });
  },
);

test.runIf(template && isRoot)('a first start that fills the disk fails with a readable error', async () => {
  await withSmallDisk(async ({ path, fill }) => {
    fill(20 * 1024 * 1024);
    expect(await refusal({ DATA_DIR: join(path, 'data') })).toEqual(full);
  });
});
