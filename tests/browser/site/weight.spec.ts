import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { site } from './built-site.ts';

/** What a phone gets in the first answer, before it has to say that it got it. */
const most = 14_000;

test('every page, with the styles and pictures it shows first, comes in one answer of 14 kB', () => {
  const tooHeavy = Object.entries(site.pages)
    .map(([address, file]) => ({ address, bytes: readFileSync(`dist/site/${file}.br`).length }))
    .filter(({ bytes }) => bytes > most);
  expect(Object.keys(site.pages).length).toBeGreaterThan(20);
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

test('no page that is taken over has a field which would lose what was typed before its script', () => {
  for (const file of Object.values(site.pages))
    expect(readFileSync(`dist/site/${file}`, 'utf8'), file).not.toContain('<textarea');
});

test('a page that is read names one script before it is touched', () => {
  const read = Object.values(site.pages).filter((file) => !site.ahead[file]);
  expect(read.length).toBeGreaterThan(20);
  for (const file of read) {
    const beforeTouch = readFileSync(`dist/site/${file}`, 'utf8').replace(/<template.*?<\/template>/gs, '');
    expect(beforeTouch, file).not.toMatch(/<script[^>]* src=|rel="modulepreload"/);
    expect(new Set(beforeTouch.match(/\/assets\/[\w/-]+\.js/g)).size, file).toBe(1);
  }
});

test('a customer’s room and a form name their scripts and words in the head of their answer, in their own language', () => {
  const named = (file: string) =>
    [...(site.ahead[file] ?? '').matchAll(/([\w-]+)-[\w-]{8}\.js>/g)].map(([, name]) => name);
  for (const shell of ['app.html', 'am/app.html', 'profile/index.html'])
    expect(named(shell)).toEqual(expect.arrayContaining(['start', 'account', 'customer', 'words-customer']));
  expect(named('login/index.html')).toEqual(expect.arrayContaining(['start', 'account', 'words-account']));
  expect(named('login/index.html')).not.toContain('customer');
  expect(site.ahead['am/profile/index.html']).toContain('/assets/am/words-customer-');
  expect(site.ahead['am/profile/index.html']).not.toContain('/assets/en/');
  expect(site.ahead['index.html']).toBeUndefined();
});

test('what a public page is taken over by says first of all that it is called at once', () => {
  const read = Object.values(site.pages).filter((file) => !site.ahead[file]);
  const named = read.flatMap((file) => readFileSync(`dist/site/${file}`, 'utf8').match(/assets\/[\w/-]+\.js/g) ?? []);
  const scripts = [...new Set(named)];
  expect(scripts.join()).toMatch(/\/start-/);
  expect(
    scripts.filter((file) => !readFileSync(`dist/site/${file}`).indexOf('//# allFunctionsCalledOnLoad\n')),
  ).toEqual(scripts);
});
