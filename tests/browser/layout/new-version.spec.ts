import { rm } from 'node:fs/promises';
import { claimant, claimsAtTheServer, fillClaim, offered, submitClaim } from '../claims/claimant.ts';
import { changedBuild } from '../support/changed-build.ts';
import { workerReady } from '../support/customer.ts';
import { startServer, stopServer } from '../support/server-process.ts';
import { expect, test } from '../support/test.ts';
import { Wire } from '../support/wire.ts';

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

test('a claim half written when a new version is taken up is in the form again, and is sent', async ({ browser }, {
  workerIndex,
}) => {
  test.slow();
  const folder = `.cache/taken-up-${workerIndex}`;
  const data = { DATA_DIR: `${folder}/data` };
  const program = await changedBuild(`${folder}/next`, (worker) => `${worker}\n// next\n`);
  let server = await startServer(data);
  const wire = new Wire(server.port);
  await wire.mend();
  const context = await browser.newContext({ baseURL: `http://localhost:${wire.port}` });
  try {
    const page = await context.newPage();
    await claimant(page);
    await fillClaim(page, 'Half written under the old version');

    await stopServer(server.process);
    server = await startServer(data, program);
    wire.leadTo(server.port);
    await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'A new version is ready: update' }).click();
    await reloaded;
    await offered(page);
    await expect(page.getByLabel('Additional Details')).toHaveValue('Half written under the old version');
    await submitClaim(page);
    await expect(page.getByText('Success: Your claim has arrived.')).toBeVisible();
    expect(await claimsAtTheServer(page)).toHaveLength(1);
  } finally {
    await context.close();
    await wire.cut();
    await stopServer(server.process);
    await rm(folder, { recursive: true, force: true });
  }
});
