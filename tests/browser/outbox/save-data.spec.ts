import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { logInAs, register } from '../account/accounts.ts';
import { isOfFirstLanguage, listed } from '../site/built-site.ts';
import { copyBuild } from '../support/changed-build.ts';
import { workerReady } from '../support/customer.ts';
import { startServer, stopServer } from '../support/server-process.ts';
import { cachedPaths } from '../support/storage.ts';
import { test as base, expect } from '../support/test.ts';

/** Save-Data cannot be enabled for workers in Chromium, so this build's worker overrides `navigator.connection`. */
const saver = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });\n";

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from this pattern
  baseURL: async ({}, use, { workerIndex }) => {
    const folder = `.cache/save-data-${workerIndex}`;
    const server = await startServer({}, await copyBuild(folder, (worker) => saver + worker));
    await use(`http://localhost:${server.port}`);
    await stopServer(server.process);
    await rm(folder, { recursive: true, force: true });
  },
});

const isScript = (path: string) => path.endsWith('.js');
const keptScripts = async (page: Page) => (await cachedPaths(page)).filter(isScript);
const usedScripts = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));

test('with Save-Data scripts are precached only for logged-in customers', async ({ page, context, expectError }) => {
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
