import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { deskMessages as desk } from '../../../src/i18n/admin/layout.ts';
import { messages as portal } from '../../../src/i18n/en/portal.ts';
import { atHome } from '../account/accounts.ts';
import { isHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { eachKind, forms, inFirstLanguage, isOfFirstLanguage, listed, rooms, site } from './built-site.ts';

/** In kB of a thousand bytes, as they are sent. */
const most = { publicPage: 120, formOrRoom: 160, everything: 350 };

const file = (path: string) => `dist/site${path}`;
const compressed = (path: string) => readFileSync(`${file(path)}.br`).length;
const kB = (paths: Iterable<string>) => [...paths].reduce((sum, path) => sum + compressed(path), 0) / 1000;

/** Every script that this page has fetched, once it is alive and fetches no more. */
async function scriptsOf(page: Page): Promise<string[]> {
  await page.waitForFunction(isHydrated);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return [...new Set(paths.filter((path) => path.endsWith('.js') && path !== '/sw.js'))];
  });
}

/** What is written in the scripts of these, and not in a reader's. */
const notForReaders = { 'the portal': portal.leaving.keep, 'the desk': desk.name };

for (const address of eachKind(inFirstLanguage).filter((one) => !forms.includes(one))) {
  test(`${address} brings no more scripts than it may, and none that a reader has no use for`, async ({ page }) => {
    // What the worker fetches, it fetches to keep.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await page.goto(address);
    const scripts = await scriptsOf(page);
    expect(scripts.length).toBeGreaterThan(2);
    expect(kB(scripts)).toBeLessThanOrEqual(most.publicPage);
    const text = scripts.map((path) => readFileSync(file(path), 'utf8')).join('\n');
    expect(Object.entries(notForReaders).filter(([, mark]) => text.includes(mark))).toEqual([]);
    expect(scripts.filter((path) => !isOfFirstLanguage(path))).toEqual([]);
  });
}

test('what tells the scripts apart that a reader has no use for is written in some script of the build', () => {
  const built = readdirSync(file('/assets'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  const text = built.map((name) => readFileSync(file(`/assets/${name}`), 'utf8')).join('\n');
  for (const mark of Object.values(notForReaders)) expect(text).toContain(mark);
});

test('forms and a customer’s pages bring no more scripts than they may', async ({ page }) => {
  test.slow();
  for (const address of forms.filter((one) => inFirstLanguage.includes(one))) {
    await page.goto(address);
    expect(kB(await scriptsOf(page)), address).toBeLessThanOrEqual(most.formOrRoom);
  }
  await atHome(page);
  for (const address of [...rooms, '/claims', '/upgrade']) {
    await page.goto(address);
    expect(kB(await scriptsOf(page)), address).toBeLessThanOrEqual(most.formOrRoom);
  }
});

test('the whole product, as a phone keeps it in one language, weighs no more than it may', () => {
  // Styles and pictures come in the pack of the pages.
  const kept = listed.filter((path) => /\.js(on)?$/.test(path)).filter(isOfFirstLanguage);
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter((path) => path.endsWith('.json'))).toHaveLength(1);
  expect(kB([`/${site.pages['/']}`, '/sw.js', ...kept])).toBeLessThanOrEqual(most.everything);
});
