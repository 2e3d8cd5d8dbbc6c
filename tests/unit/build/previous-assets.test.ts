import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { carryPrevious, setPreviousAside } from '../../../build/previous-assets.ts';

const home = mkdtempSync(join(tmpdir(), 'previous-assets-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** A build with these assets, made after `previous` on a machine of its own. */
async function build(name: string, assets: string[], previous?: string) {
  const [dist, aside] = [join(home, name), join(home, `${name}-aside`)];
  mkdirSync(aside, { recursive: true });
  if (previous) await setPreviousAside(previous, aside);
  mkdirSync(join(dist, 'site/assets/am'), { recursive: true });
  for (const asset of assets) writeFileSync(join(dist, 'site/assets', asset), `the file ${asset}`);
  await carryPrevious(dist, aside);
  return dist;
}

const assetsOf = (dist: string) =>
  readdirSync(join(dist, 'site/assets'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();

test('a build carries the assets of the one before, and not of the one before that', async () => {
  const first = await build('first', ['page-1.js', 'am/words-1.js', 'same.js']);
  const second = await build('second', ['page-2.js', 'same.js'], first);
  expect(assetsOf(second)).toEqual(['page-1.js', 'page-2.js', 'same.js', 'words-1.js']);
  expect(assetsOf(await build('third', ['page-3.js', 'same.js'], second))).toEqual([
    'page-2.js',
    'page-3.js',
    'same.js',
  ]);
  // The same release once more: pages of the release before may still be open.
  expect(assetsOf(await build('again', ['page-2.js', 'same.js'], second))).toEqual(assetsOf(second));
});

test('on a machine without the build before, it fetches them from the site that runs it', async () => {
  const before = await build('before', ['page-1.js', 'am/words-1.js', 'same.js']);
  const site = createServer((request, response) => {
    const file = join(before, 'site', request.url ?? '');
    if (!existsSync(file)) return response.writeHead(404).end();
    response.end(readFileSync(file));
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const after = await build('after', ['page-2.js', 'same.js'], address);
  expect(assetsOf(after).filter((name) => !/\.(br|gz)$/.test(name))).toEqual([
    'page-1.js',
    'page-2.js',
    'same.js',
    'words-1.js',
  ]);
  const compressed = readFileSync(join(after, 'site/assets/page-1.js.br'));
  expect(brotliDecompressSync(compressed).toString()).toBe('the file page-1.js');

  // What is not what the site says it is, such as the page of a proxy, is refused.
  writeFileSync(join(before, 'site/assets/page-1.js'), '<p>Log in to this network</p>');
  await expect(setPreviousAside(address, join(home, 'refused'))).rejects.toThrow('has another page-1.js');
  site.close();
});

test('a folder that is no build is refused, and a first build needs none', async () => {
  await expect(setPreviousAside(home, join(home, 'nothing'))).rejects.toThrow('is not the dist of a build');
  expect(assetsOf(await build('very-first', ['page-1.js']))).toEqual(['page-1.js']);
});

test('the list of an earlier version is understood', async () => {
  const old = await build('old', ['page-1.js', 'page-0.js']);
  rmSync(join(old, 'site/assets.json'));
  writeFileSync(join(old, 'carried.json'), '["page-0.js"]');
  expect(assetsOf(await build('new', ['page-2.js'], old))).toEqual(['page-1.js', 'page-2.js']);
});
