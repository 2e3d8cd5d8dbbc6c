import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { addresses, site } from './built-site.ts';

test.use({ serviceWorkers: 'block' });

/** The initial congestion window: what the server can send before the first acknowledgement. */
const limit = 14_000;

test('every public page, with critical CSS and its first pictures, is at most 14 kB', () => {
  const oversized = addresses
    .map((address) => ({ address, bytes: readFileSync(`dist/site/${site.pages[address]}.br`).length }))
    .filter(({ bytes }) => bytes > limit);
  expect(addresses.length).toBeGreaterThan(20);
  expect(oversized).toEqual([]);
});

test('critical CSS has only data URLs for background images', () => {
  for (const file of Object.values(site.pages)) {
    const [style = ''] = /<style>.*?<\/style>/s.exec(readFileSync(`dist/site/${file}`, 'utf8')) ?? [];
    expect(style, file).toContain('url(data:image/png;base64,');
    expect(style.match(/url\((?!data:)/g), file).toBeNull();
  }
});

test('compressed files are equal to the originals', () => {
  for (const file of Object.values(site.pages))
    expect(brotliDecompressSync(readFileSync(`dist/site/${file}.br`)).equals(readFileSync(`dist/site/${file}`))).toBe(
      true,
    );
});
