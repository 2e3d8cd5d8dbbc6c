import { rm } from 'node:fs/promises';
import { changedBuild } from '../house/changed-build.ts';
import { workerReady } from '../house/customer.ts';
import { startServer, stopServer } from '../house/server-process.ts';
import { expect, test } from '../house/test.ts';
import { Wire } from '../house/wire.ts';

test('a new version waits, is offered, takes effect when it is asked for, and other tabs are told and keep what is written', async ({
  page,
  context,
}, { workerIndex }) => {
  test.slow();
  const folder = `.cache/next-version-${workerIndex}`;
  const before = await startServer();
  const wire = new Wire(before.port);
  await wire.mend();
  const site = `http://localhost:${wire.port}`;
  const after = await startServer({}, await changedBuild(folder, (worker) => `${worker}\n// next\n`));
  try {
    await page.goto(`${site}/register`);
    await workerReady(page);
    const other = await context.newPage();
    await other.goto(`${site}/register`);
    await other.getByLabel('Full Name').fill('Half written');

    wire.leadTo(after.port);
    await page.reload();
    const offer = page.getByRole('button', { name: 'A new version is ready: update' });
    await expect(offer).toBeVisible();
    await expect(other.getByText('Reload this one when you are ready.')).toBeHidden();

    const reloaded = page.waitForEvent('load');
    await offer.click();
    await reloaded;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register');
    await expect(offer).toBeHidden();
    await expect(other.getByText('Reload this one when you are ready.')).toBeVisible();
    await expect(other.getByLabel('Full Name')).toHaveValue('Half written');
  } finally {
    await wire.cut();
    await Promise.all([stopServer(before.process), stopServer(after.process)]);
    await rm(folder, { recursive: true, force: true });
  }
});
