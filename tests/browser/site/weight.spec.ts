import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { addresses, site } from './built-site.ts';

/** What a phone gets in the first answer, before it has to say that it got it. */
const most = 14_000;

test('every public page, with the styles and pictures it shows first, comes in one answer of 14 kB', () => {
  const tooHeavy = addresses
    .map((address) => ({ address, bytes: readFileSync(`dist/site/${site.pages[address]}.br`).length }))
    .filter(({ bytes }) => bytes > most);
  expect(addresses.length).toBeGreaterThan(20);
  expect(tooHeavy).toEqual([]);
});

test('no page waits for a picture that its style names', () => {
  for (const file of Object.values(site.pages)) {
    const [style = ''] = /<style>.*?<\/style>/s.exec(readFileSync(`dist/site/${file}`, 'utf8')) ?? [];
    expect(style, file).toContain('url(data:image/png;base64,');
    expect(style.match(/url\((?!data:)/g), file).toBeNull();
  }
});

test('what is served compressed is what was written', () => {
  for (const file of Object.values(site.pages))
    expect(brotliDecompressSync(readFileSync(`dist/site/${file}.br`)).equals(readFileSync(`dist/site/${file}`))).toBe(
      true,
    );
});
