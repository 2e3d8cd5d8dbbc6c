/// <reference lib="webworker" />
import { allowingInline } from '../src/contract/inline.ts';
import { type Language, languageOfPath, languages } from '../src/contract/languages.ts';
import type { Pack, Packed } from '../src/contract/pack.ts';
import { readSession } from '../src/device/session.ts';
import { isPack, languageOfAsset, languagesKept, listed, shellOf, siteCache } from './site-cache.ts';

declare const self: ServiceWorkerGlobalScope & {
  navigator: { connection?: { saveData?: boolean } };
};

/** The languages of the open pages, and those that were ever read on this phone. */
export async function keepLanguagesInUse(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.map(({ url }) => languageOfPath(new URL(url).pathname));
  await keep(new Set([...open, ...(await languagesKept())]));
}

/** A language chosen later is kept from then on; what is there already is not fetched again. */
export const keepLanguage = (language: Language) => keep(new Set([language]));

async function keep(languages: ReadonlySet<Language>): Promise<void> {
  const scripts = await wantsScripts();
  const wanted = [...listed].filter((url) => {
    const language = languageOfAsset(url);
    return (!language || languages.has(language)) && (scripts || isPack(url));
  });
  // What one failed to bring is all that the next attempt has to fetch.
  const cache = await siteCache();
  await Promise.all(wanted.map((url) => keepFile(cache, url)));
}

export const savesData = () => self.navigator.connection?.saveData === true;

/** With Save-Data a reader's scripts are kept as they are used. A customer's are what sends a claim: those come at once. */
async function wantsScripts(): Promise<boolean> {
  return !savesData() || 'session' in (await readSession());
}

async function keepFile(cache: Cache, url: string): Promise<void> {
  if (await cache.match(url)) return;
  // Of the same name it is the same, whichever build brought it. A pack is taken apart anew: each build has its own cache.
  const before = isPack(url) ? undefined : await caches.match(url);
  if (before) return cache.put(url, before);
  const response = await fetched(url);
  if (isPack(url)) await unpack(cache, response.clone());
  await cache.put(url, isPack(url) ? new Response() : response);
}

/** One of ninety that is dropped on the way must not undo what all the others have brought. */
async function fetched(url: string, tries = 3): Promise<Response> {
  const response = await fetch(url, { priority: 'low' }).catch(() => undefined);
  if (response && isOurs(response, url)) return response;
  if (tries > 1) return fetched(url, tries - 1);
  throw new Error(`Not kept: ${url}`);
}

/** Somebody else's page, as of a hotel, is not taken for a script. */
export const isOurs = ({ ok, redirected, headers }: Response, url: string) =>
  ok && !redirected && headers.get('content-type')?.includes(isPack(url) ? 'json' : 'javascript') === true;

/** The shell stands in for every address that has no page here, so it comes when all that have one do. */
async function unpack(cache: Cache, response: Response): Promise<void> {
  const pack = (await response.json()) as Pack;
  const isShell = (address: string) => languages.some((language) => address === shellOf(language));
  const put = (addresses: string[]) =>
    Promise.all(addresses.map((address) => cache.put(address, asAnswered(pack[address] as Packed, response.headers))));
  const addresses = Object.keys(pack);
  await put(addresses.filter((address) => !isShell(address)));
  await put(addresses.filter(isShell));
}

/** With the headers that guard the pack itself, as if the server had answered with the file alone. */
function asAnswered({ type, body, inline }: Packed, guards: Headers): Response {
  const headers = new Headers(guards);
  for (const ofThePack of ['content-encoding', 'content-length', 'etag', 'vary', 'cache-control'])
    headers.delete(ofThePack);
  headers.set('content-type', type);
  const policy = headers.get('content-security-policy');
  if (policy && inline) headers.set('content-security-policy', allowingInline(policy, inline));
  return new Response(body, { headers });
}
