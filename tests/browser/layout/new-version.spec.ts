import { rm } from 'node:fs/promises';
import { fetchClaims, fillClaim, openClaimForm, optionsLoaded, submitClaim } from '../claims/claim-form.ts';
import { copyBuild } from '../support/changed-build.ts';
import { workerReady } from '../support/customer.ts';
import { NetworkProxy } from '../support/network-proxy.ts';
import { startServer, stopServer } from '../support/server-process.ts';
import { expect, test } from '../support/test.ts';

test('a new version waits until it is accepted; other tabs are notified and keep their form data', async ({
  page,
  context,
}, { workerIndex }) => {
  test.slow();
  const folder = `.cache/next-version-${workerIndex}`;
  const before = await startServer();
  const networkProxy = new NetworkProxy(before.port);
  await networkProxy.restore();
  const site = `http://localhost:${networkProxy.port}`;
  const after = await startServer({}, await copyBuild(folder, (worker) => `${worker}\n// next\n`));
  try {
    await page.goto(`${site}/register`);
    await workerReady(page);
    const other = await context.newPage();
    await other.goto(`${site}/register`);
    await other.getByLabel('Full Name').fill('Half written');

    networkProxy.routeTo(after.port);
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
    await networkProxy.cut();
    await Promise.all([stopServer(before.process), stopServer(after.process)]);
    await rm(folder, { recursive: true, force: true });
  }
});

test('a half-written claim is restored after updating to a new version', async ({ browser }, { workerIndex }) => {
  test.slow();
  const folder = `.cache/taken-up-${workerIndex}`;
  const data = { DATA_DIR: `${folder}/data` };
  const program = await copyBuild(`${folder}/next`, (worker) => `${worker}\n// next\n`);
  let server = await startServer(data);
  const networkProxy = new NetworkProxy(server.port);
  await networkProxy.restore();
  const context = await browser.newContext({ baseURL: `http://localhost:${networkProxy.port}` });
  try {
    const page = await context.newPage();
    await openClaimForm(page);
    await fillClaim(page, 'Half written under the old version');

    await stopServer(server.process);
    server = await startServer(data, program);
    networkProxy.routeTo(server.port);
    await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'A new version is ready: update' }).click();
    await reloaded;
    await optionsLoaded(page);
    await expect(page.getByLabel('Additional Details')).toHaveValue('Half written under the old version');
    await submitClaim(page);
    await expect(page.getByText('Success: Your claim has arrived.')).toBeVisible();
    expect(await fetchClaims(page)).toHaveLength(1);
  } finally {
    await context.close();
    await networkProxy.cut();
    await stopServer(server.process);
    await rm(folder, { recursive: true, force: true });
  }
});
