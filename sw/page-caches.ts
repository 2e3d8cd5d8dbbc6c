import type { Language } from '../src/contract/languages.ts';
import { isPack, languageOfAsset, packs } from './manifest.ts';

const prefix = 'pages ';
/** One cache per build, so that open pages of the previous build keep theirs until the last of them is closed. */
export const pagesCache = prefix + packs.join(' ');

const pageCaches = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));

/** The cached languages, in any build's cache. */
export async function cachedLanguages(): Promise<Language[]> {
  const keys = await Promise.all((await pageCaches()).map(async (name) => (await caches.open(name)).keys()));
  const paths = keys.flat().map(({ url }) => new URL(url).pathname);
  return paths.filter(isPack).flatMap((pack) => languageOfAsset(pack) ?? []);
}

/** Releases before November 2026 used other cache names. */
const isPageCache = (name: string) => name.startsWith(prefix) || name.startsWith('site ') || name === 'prices';

export async function deleteOldPages(): Promise<void> {
  const old = (await caches.keys()).filter((name) => isPageCache(name) && name !== pagesCache);
  await Promise.all(old.map((name) => caches.delete(name)));
}
