import { cacheNames } from 'workbox-core';
import { addInlineHashes } from '../src/contract/inline-hashes.ts';
import { basenameOf, type Language, languageOfPath } from '../src/contract/languages.ts';
import { notFoundPath, type Pack, type Packed } from '../src/contract/pack.ts';
import { languageOfAsset, packs } from './manifest.ts';
import { pagesCache } from './page-caches.ts';

/**
 * Caches the pack of a language: all its public pages and their styles and pictures, in one compressed file. The
 * pack's own URL is added last, as a mark that it is complete.
 */
export async function cachePack(language: Language): Promise<void> {
  const url = packs.find((pack) => languageOfAsset(pack) === language);
  const cache = await caches.open(pagesCache);
  if (!url || (await cache.match(url))) return;
  const response = await fetch(url, { priority: 'low' });
  const isOurs = response.ok && !response.redirected && response.headers.get('content-type')?.includes('json');
  if (!isOurs) throw new Error(`Not cached: ${url}`);
  const pack = (await response.json()) as Pack;
  const assets = await caches.open(cacheNames.precache);
  const put = ([address, packed]: [string, Packed]) =>
    (address.startsWith('/assets/') ? assets : cache).put(address, unpacked(packed, response.headers));
  await Promise.all(Object.entries(pack).map(put));
  await cache.put(url, new Response());
}

/** Adds the pack's response headers, as if the server had sent the file alone. */
function unpacked(packed: Packed, ofPack: Headers): Response {
  if ('redirect' in packed) return Response.redirect(packed.redirect, 301);
  const headers = new Headers(ofPack);
  for (const name of ['content-encoding', 'content-length', 'etag', 'vary', 'cache-control']) headers.delete(name);
  headers.set('content-type', packed.type);
  const policy = headers.get('content-security-policy');
  if (policy && packed.inline) headers.set('content-security-policy', addInlineHashes(policy, packed.inline));
  return new Response(packed.body, { headers });
}

/** The cache key for a path: its own page, else the shell of its route pattern, else the not-found page. */
export async function cachedPageFor(path: string): Promise<string> {
  const cache = await caches.open(pagesCache);
  if (await cache.match(path)) return path;
  const cached = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const isShell = (address: string) =>
    address.includes(':') && new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`).test(path);
  return cached.find(isShell) ?? basenameOf(languageOfPath(path)) + notFoundPath;
}
