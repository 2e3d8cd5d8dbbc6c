import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { deskWords as desk } from '../../../src/text/desk/frame.ts';
import { words as portal } from '../../../src/text/en/portal.ts';
import budget from '../../bench/budget.json' with { type: 'json' };
import { atHome } from '../account/accounts.ts';
import { workerReady } from '../house/customer.ts';
import { isTakenOver } from '../house/taken-over.ts';
import { expect, test } from '../house/test.ts';
import { inFirstLanguage, site } from './built-site.ts';

const limits = budget.pages;
const file = (path: string) => `dist/site${path}`;
const compressed = (path: string) => readFileSync(`${file(path)}.br`).length;
const kB = (paths: Iterable<string>) => [...paths].reduce((sum, path) => sum + compressed(path), 0) / 1000;

const isPublic = (address: string) => !/^\/(premium-)?(login|register)$/.test(address);
/** Pages of one room bring the same scripts: of the services one stands for all. */
const walked = inFirstLanguage
  .filter(isPublic)
  .filter((address) => !/^\/services\/./.test(address) || address.endsWith('/maternity-care'));

/** Every script that this page has fetched, once it is alive and fetches no more. */
async function scriptsOf(page: Page): Promise<string[]> {
  await page.waitForFunction(isTakenOver);
  await page.waitForLoadState('networkidle');
  return fetchedSoFar(page, 'js');
}

const fetchedSoFar = (page: Page, kind: 'js' | 'css'): Promise<string[]> =>
  page.evaluate((ending) => {
    const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return [...new Set(paths.filter((path) => path.endsWith(ending)))];
  }, `.${kind}`);

/** What the page, or the head of its answer, names before any script has run. */
function namedBy(address: string): string[] {
  const name = site.pages[address] ?? site.rooms[address] ?? 'no file';
  return [...`${readFileSync(file(`/${name}`), 'utf8')}${site.ahead[name]}`.matchAll(/\/assets\/[^"'>]+\.js/g)].map(
    ([path]) => path,
  );
}

/** What is written in the scripts of these, and not in a reader's. */
const notForReaders = {
  'the database': 'indexedDB.open(',
  'the validators': 'vendor:`valibot`',
  'the portal': portal.leaving.keep,
  'the desk': desk.name,
};

for (const address of walked) {
  test(`${address}, once it is touched, has brought no more scripts than it may, and none that a reader has no use for`, async ({
    page,
  }) => {
    await page.goto(address);
    await page.keyboard.press('Tab');
    const scripts = await scriptsOf(page);
    expect(kB(scripts)).toBeLessThanOrEqual(limits['kB of scripts of a public page, all told'].most);
    const text = scripts.map((path) => readFileSync(file(path), 'utf8')).join('\n');
    const found = Object.entries(notForReaders).filter(([, mark]) => text.includes(mark));
    expect(found).toEqual([]);
    expect(scripts.filter((path) => /^\/assets\/(am|om|desk)\//.test(path))).toEqual([]);
    expect(
      scripts.filter((path) => !namedBy(address).includes(path)),
      'found out step by step',
    ).toEqual([]);
    const stylesFetched = await fetchedSoFar(page, 'css');
    expect(
      stylesFetched.filter((path) => /\/(index|start)-/.test(path)),
      'stands in the page already',
    ).toEqual([]);
  });
}

test('of a page that is read and not touched one script runs, and no other is fetched before the worker keeps them', async ({
  page,
}) => {
  await page.coverage.startJSCoverage();
  await page.goto('/');
  await workerReady(page);
  const covered = (await page.coverage.stopJSCoverage()).map(({ url }) => new URL(url).pathname);
  const first = namedBy('/').filter((path) => path.includes('/index-'));
  // The lines inside the page go by the page's own address.
  expect(covered.filter((path) => path.endsWith('.js'))).toEqual(first);
  expect(await fetchedSoFar(page, 'js')).toEqual(first);
});

test('what tells the scripts apart that a reader has no use for is written in some script of the build', () => {
  const built = [...listed(), ...scriptsOfDesk()].map((path) => readFileSync(file(path), 'utf8')).join('\n');
  for (const mark of Object.values(notForReaders)) expect(built).toContain(mark);
});

test('log-in, dashboard and claim form bring no more scripts than they may', async ({ page }) => {
  const most = limits['kB of scripts of log-in, dashboard and claim form, all told'].most;
  await page.goto('/login');
  expect(kB(await scriptsOf(page))).toBeLessThanOrEqual(most);
  await atHome(page);
  for (const address of ['/profile', '/claimform']) {
    await page.goto(address);
    const scripts = await scriptsOf(page);
    expect(kB(scripts), address).toBeLessThanOrEqual(most);
    expect(scripts.filter((path) => !namedBy(address).includes(path))).toEqual([]);
    expect(await fetchedSoFar(page, 'css')).toEqual([]);
  }
});

test('the whole product, as a phone keeps it in one language, weighs no more than it may', () => {
  const kept = listed().filter((path) => !/^\/assets\/(am|om)\//.test(path));
  const page = `/${site.pages['/']}`;
  expect(kept.length).toBeGreaterThan(20);
  expect(kB([page, '/sw.js', ...kept])).toBeLessThanOrEqual(limits['kB of the whole product offline'].most);
});

/** What the worker is told that there is to keep. */
function listed(): string[] {
  const worker = readFileSync(file('/sw.js'), 'utf8');
  return [...worker.matchAll(/"url":"(\/assets\/[^"]+)"/g)].flatMap(([, path]) => path ?? []);
}

const scriptsOfDesk = () =>
  readdirSync(file('/assets/desk'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/assets/desk/${name}`);
