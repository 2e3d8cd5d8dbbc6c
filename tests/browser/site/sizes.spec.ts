import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { deskMessages as desk } from '../../../src/i18n/admin/layout.ts';
import { messages as portal } from '../../../src/i18n/en/portal.ts';
import { registerAndLogIn } from '../account/accounts.ts';
import { isHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { eachKind, forms, inFirstLanguage, isOfFirstLanguage, listed, rooms, site } from './built-site.ts';

/** In kB (1000 bytes), compressed. */
const limits = { publicPage: 120, formOrCustomerPage: 160, everything: 375 };

const file = (path: string) => `dist/site${path}`;
const compressed = (path: string) => readFileSync(`${file(path)}.br`).length;
const kB = (paths: Iterable<string>) => [...paths].reduce((sum, path) => sum + compressed(path), 0) / 1000;

/** The scripts fetched by the page until it is hydrated and the network is idle. */
async function scriptsOf(page: Page): Promise<string[]> {
  await page.waitForFunction(isHydrated);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return [...new Set(paths.filter((path) => path.endsWith('.js') && path !== '/sw.js'))];
  });
}

/** Texts that occur only in the scripts of the portal and the desk, which a public page should not load. */
const bundleMarkers = { 'the portal': portal.leaving.keep, 'the desk': desk.name };

/** Opens the pages in tabs of their own at the same time, and calls `check` with the scripts of each. */
async function inTabs(
  browser: { newPage: () => Promise<Page> },
  addresses: readonly string[],
  check: (address: string, scripts: string[]) => void,
) {
  await Promise.all(
    addresses.map(async (address) => {
      const page = await browser.newPage();
      // Requests made by the worker are precaching.
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
      await page.goto(address);
      const scripts = await scriptsOf(page);
      await page.close();
      await test.step(address, () => check(address, scripts));
    }),
  );
}

test('public pages load no more scripts than their budget, and none of the portal or the desk', async ({ context }) => {
  await inTabs(context, eachKind(inFirstLanguage.filter((one) => !forms.includes(one))), (address, scripts) => {
    expect(scripts.length, address).toBeGreaterThan(2);
    expect(kB(scripts), address).toBeLessThanOrEqual(limits.publicPage);
    const text = scripts.map((path) => readFileSync(file(path), 'utf8')).join('\n');
    expect(Object.entries(bundleMarkers).filter(([, mark]) => text.includes(mark))).toEqual([]);
    expect(scripts.filter((path) => !isOfFirstLanguage(path))).toEqual([]);
  });
});

test('the markers of the portal and the desk occur in the build', () => {
  const built = readdirSync(file('/assets'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  const text = built.map((name) => readFileSync(file(`/assets/${name}`), 'utf8')).join('\n');
  for (const mark of Object.values(bundleMarkers)) expect(text).toContain(mark);
});

test('forms and customers’ pages load no more scripts than their budget', async ({ page, context, browser }) => {
  test.slow();
  const isSmall = (address: string, scripts: string[]) =>
    expect(kB(scripts), address).toBeLessThanOrEqual(limits.formOrCustomerPage);
  // Each in a context of its own: where another form has created the database, the scripts that send letters are loaded too.
  await inTabs(
    browser,
    forms.filter((one) => inFirstLanguage.includes(one)),
    isSmall,
  );
  await registerAndLogIn(page);
  await inTabs(context, [...rooms, '/claims', '/upgrade'], isSmall);
});

test('the precached files of one language are within their budget', () => {
  // Styles and pictures are part of the pack.
  const precachedScripts = listed.filter((path) => /\.js(on)?$/.test(path)).filter(isOfFirstLanguage);
  expect(precachedScripts.length).toBeGreaterThan(20);
  expect(precachedScripts.filter((path) => path.endsWith('.json'))).toHaveLength(1);
  expect(kB([`/${site.pages['/']}`, '/sw.js', ...precachedScripts])).toBeLessThanOrEqual(limits.everything);
});
