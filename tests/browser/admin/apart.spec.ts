import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const files = readdirSync('dist/site', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(js|css|html)$/.test(file),
);
/** What a build before left for pages that are still open. */
const carried = new Set(
  (JSON.parse(readFileSync('dist/carried.json', 'utf8')) as string[]).map((file) => `assets/${file}`),
);
const isDesks = (file: string) => file === 'admin.html' || file.startsWith('assets/desk/');

const signs = ['Somebody was quicker', 'tenawas-desk', '/end-sessions', 'assets/desk/'];
const signsIn = (file: string) => {
  const text = readFileSync(`dist/site/${file}`, 'utf8');
  return signs.filter((sign) => text.includes(sign));
};

test('no file of the customers has anything of the desk in it', () => {
  const desks = files.filter(isDesks).flatMap(signsIn);
  expect([...new Set(desks)].sort()).toEqual([...signs].sort());
  const customers = files.filter((file) => !isDesks(file) && !carried.has(file));
  expect(customers.length).toBeGreaterThan(50);
  expect(customers.filter((file) => signsIn(file).length > 0)).toEqual([]);
});

test('no phone keeps a file of the desk', () => {
  const listed = [...readFileSync('dist/site/sw.js', 'utf8').matchAll(/\/assets\/[\w./-]+/g)].map(([url]) => url);
  const packs = listed.filter((url) => url.endsWith('.json'));
  const packed = packs.flatMap((pack) => Object.keys(JSON.parse(readFileSync(`dist/site${pack}`, 'utf8'))));
  expect(packed).toContain('/app.html');
  expect([...listed, ...packed].filter((url) => isDesks(url.slice(1)) || url.startsWith('/admin'))).toEqual([]);
});
