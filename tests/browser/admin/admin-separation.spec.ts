import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { listed } from '../site/built-site.ts';

test.use({ serviceWorkers: 'block' });

const adminStrings = ['Somebody was quicker', 'tenawas-desk', '/end-sessions'];
const adminStringsIn = (text: string) => adminStrings.filter((sign) => text.includes(sign));
const read = (url: string) => readFileSync(`dist/site${url}`, 'utf8');

/** The contents of all page packs in the precache manifest. */
const packed = listed
  .filter((url) => url.endsWith('.json'))
  .flatMap((pack) => Object.entries(JSON.parse(read(pack)) as Record<string, { body?: string }>));

test('customers’ files contain nothing of the admin page', () => {
  const built = readdirSync('dist/site/assets', { recursive: true, encoding: 'utf8' });
  const found = built.filter((file) => file.endsWith('.js')).flatMap((file) => adminStringsIn(read(`/assets/${file}`)));
  expect([...new Set(found)].sort()).toEqual([...adminStrings].sort());

  const text = listed.filter((url) => /\.(js|css)$/.test(url));
  expect(text.length).toBeGreaterThan(50);
  expect(['/sw.js', ...text].filter((url) => adminStringsIn(read(url)).length > 0)).toEqual([]);
  expect(packed.filter(([, { body = '' }]) => adminStringsIn(body).length > 0)).toEqual([]);
});

test('the admin page and its files are not precached', () => {
  const addresses = packed.map(([address]) => address);
  expect(addresses).toContain('/claimform');
  expect(addresses.filter((address) => address.startsWith('/admin'))).toEqual([]);
  const ofCustomers = new Set(read('/index.html').match(/\/assets\/[\w./-]+/g));
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(read('/admin.html'))?.[1] ?? '';
  expect(ofCustomers.has(entry)).toBe(false);
  expect(listed).not.toContain(entry);
});
