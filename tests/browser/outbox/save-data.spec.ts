import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { enter, registered } from '../account/accounts.ts';
import { isOfFirstLanguage, listed } from '../site/built-site.ts';
import { changedBuild } from '../support/changed-build.ts';
import { workerReady } from '../support/customer.ts';
import { cachedPaths } from '../support/phone-memory.ts';
import { startServer, stopServer } from '../support/server-process.ts';
import { test as base, expect } from '../support/test.ts';

/** No switch of the browser asks for it in a worker, so this build's worker finds it asked for. */
const saver = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });\n";

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from this pattern
  baseURL: async ({}, use, { workerIndex }) => {
    const folder = `.cache/save-data-${workerIndex}`;
    const server = await startServer({}, await changedBuild(folder, (worker) => saver + worker));
    await use(`http://localhost:${server.port}`);
    await stopServer(server.process);
    await rm(folder, { recursive: true, force: true });
  },
});

const isScript = (path: string) => path.endsWith('.js');
const keptScripts = async (page: Page) => (await cachedPaths(page)).filter(isScript);
const usedScripts = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));

test('with Save-Data a reader’s pages are kept and no script ahead of its use; a customer’s scripts are, since they send a claim', async ({
  page,
  context,
  expectError,
}) => {
  await page.goto('/about');
  await workerReady(page);
  const used = await usedScripts(page);
  expect((await keptScripts(page)).filter((script) => !used.includes(script))).toEqual([]);
  expectError(/net::ERR_|Failed to load resource|FetchEvent/);
  await context.setOffline(true);
  await page.goto('/policies');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our policy in plain words');
  await context.setOffline(false);

  await enter(page, await registered(page));
  await page.reload();
  const all = listed.filter(isScript).filter(isOfFirstLanguage);
  await expect.poll(() => keptScripts(page)).toEqual(expect.arrayContaining(all));
});
