import type { Page } from '@playwright/test';
import { logInAs, register } from '../account/accounts.ts';
import { isOfFirstLanguage, listed } from '../site/built-site.ts';
import { test } from '../support/changed-worker.ts';
import { workerReady } from '../support/customer.ts';
import { cachedPaths } from '../support/storage.ts';
import { expect } from '../support/test.ts';

/** Save-Data cannot be enabled for workers in Chromium, so the worker overrides `navigator.connection`. */
const saver = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });\n";

const isScript = (path: string) => path.endsWith('.js');
const keptScripts = async (page: Page) => (await cachedPaths(page)).filter(isScript);
const usedScripts = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));

test('with Save-Data scripts are precached only for logged-in customers', async ({
  page,
  context,
  changeWorker,
  expectError,
}) => {
  changeWorker((worker) => saver + worker);
  await page.goto('/about');
  await workerReady(page);
  const used = await usedScripts(page);
  expect((await keptScripts(page)).filter((script) => !used.includes(script))).toEqual([]);
  expectError(/net::ERR_|Failed to load resource|FetchEvent/);
  await context.setOffline(true);
  await page.goto('/policies');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our policy in plain words');
  await context.setOffline(false);

  await logInAs(page, await register(page));
  await page.reload();
  const all = listed.filter(isScript).filter(isOfFirstLanguage);
  await expect.poll(() => keptScripts(page)).toEqual(expect.arrayContaining(all));
});
