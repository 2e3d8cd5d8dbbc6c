import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressFiles } from './compress.ts';

/** Of a build: the hashes of its own assets, and of those that it carries for the build before. Served, for the next build. */
type AssetList = Record<'own' | 'carried', Record<string, string>>;
const listName = 'assets.json';
const standardPlace = '.cache/previous-assets';

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
const isCompressed = (file: string) => /\.(br|gz)$/.test(file);
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * Keeps the previous build's assets, because a page of it may still be open and request them. `previous` is its `dist` or the
 * address of a site that runs it; by default the `dist` that is about to be replaced.
 */
export async function setPreviousAside(previous = 'dist', aside = standardPlace): Promise<void> {
  const list = await (/^https?:/.test(previous) ? download(previous, aside) : copyFrom(previous, aside));
  // After a failed build there is no list; keep what was stored before.
  if (list) await writeFile(join(aside, listName), JSON.stringify(list));
  else if (previous !== 'dist') throw new Error(`${previous} has no ${listName}: it is not the dist of a build.`);
}

async function copyFrom(dist: string, aside: string): Promise<AssetList | undefined> {
  const site = join(dist, 'site');
  const list = await listIn(dist);
  if (list === undefined) return undefined;
  await rm(aside, { recursive: true, force: true });
  await cp(join(site, 'assets'), join(aside, 'assets'), { recursive: true });
  return list;
}

/** An earlier version wrote another list, of what it carried. */
async function listIn(dist: string): Promise<AssetList | undefined> {
  const read = (file: string) => readFile(join(dist, file), 'utf8').then(JSON.parse, () => undefined);
  const [list, carried]: [AssetList?, string[]?] = [await read(join('site', listName)), await read('carried.json')];
  if (list || !carried) return list;
  const all = Object.entries(await hashesIn(join(dist, 'site/assets')));
  return { own: Object.fromEntries(all.filter(([file]) => !carried.includes(file))), carried: {} };
}

async function download(site: string, aside: string): Promise<AssetList> {
  const fetchFrom = async (path: string) => {
    const response = await fetch(new URL(path, site.endsWith('/') ? site : `${site}/`));
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
    return new Uint8Array(await response.arrayBuffer());
  };
  const list: AssetList = JSON.parse(new TextDecoder().decode(await fetchFrom(listName)));
  await rm(aside, { recursive: true, force: true });
  for (const [file, hash] of Object.entries({ ...list.own, ...list.carried })) {
    const bytes = await fetchFrom(`assets/${file}`);
    if (hashOf(bytes) !== hash) throw new Error(`${site} has another ${file} than its list says.`);
    await mkdir(dirname(join(aside, 'assets', file)), { recursive: true });
    await writeFile(join(aside, 'assets', file), bytes);
  }
  await compressFiles(join(aside, 'assets'));
  return list;
}

/** Runs after the precache manifest is made, so that these files are not precached. */
export async function carryPrevious(dist = 'dist', aside = standardPlace): Promise<void> {
  const [site, kept] = [join(dist, 'site'), join(aside, 'assets')];
  const own = await hashesIn(join(site, 'assets'));
  const before: AssetList = JSON.parse(await readFile(join(aside, listName), 'utf8').catch(() => '{"own":{}}'));
  // The same release built once more still carries that of the build before.
  const isSame = JSON.stringify(Object.keys(before.own).sort()) === JSON.stringify(Object.keys(own).sort());
  const carried = Object.entries((isSame ? before.carried : before.own) ?? {}).filter(([file]) => !(file in own));
  const names = new Set(carried.map(([file]) => file));
  for (const file of await filesIn(kept)) {
    if (names.has(file.replace(/\.(br|gz)$/, ''))) await cp(join(kept, file), join(site, 'assets', file));
  }
  await writeFile(join(site, listName), JSON.stringify({ own, carried: Object.fromEntries(carried) }));
}

async function hashesIn(folder: string): Promise<Record<string, string>> {
  const files = (await filesIn(folder)).filter((file) => !isCompressed(file)).sort();
  const hashes = files.map(async (file) => [file, hashOf(await readFile(join(folder, file)))] as const);
  return Object.fromEntries(await Promise.all(hashes));
}
