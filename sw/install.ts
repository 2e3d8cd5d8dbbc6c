/// <reference lib="webworker" />
import { cacheNames } from 'workbox-core';
import { PrecacheController } from 'workbox-precaching';
import { type Language, languageOfPath } from '../src/contract/languages.ts';
import { readSession } from '../src/device/session.ts';
import { assets, onlyOurResponses } from './caching.ts';
import { isKeptOnUse, isPack, isScript, languageOfAsset, manifest } from './manifest.ts';
import { cachedLanguages, deleteOldPages } from './page-caches.ts';
import { cachePack } from './pages.ts';

declare const self: ServiceWorkerGlobalScope & {
  navigator: { connection?: { saveData?: boolean } };
};

const entries = (urls: readonly string[]) => urls.map((url) => ({ url, revision: null }));
const ofLanguage = (language: Language) => manifest.filter((url) => isScript(url) && languageOfAsset(url) === language);
const ofEveryLanguage = manifest.filter((url) => isScript(url) && !languageOfAsset(url) && !isKeptOnUse(url));

/** Resumes an interrupted installation: files that are already cached are not fetched again. */
export async function install(event: ExtendableEvent): Promise<void> {
  const languages = await languagesInUse();
  for (const language of languages) await cachePack(language);
  if (!(await cachesScriptsOnDemand())) await precacheScripts(languages, event);
  // `clients.matchAll()` does not list a page that is still loading, so the languages are read again at the end.
  for (const language of await languagesInUse()) await cacheLanguage(language, event);
}

async function precacheScripts(languages: ReadonlySet<Language>, event: ExtendableEvent): Promise<void> {
  const precache = new PrecacheController({
    plugins: [
      onlyOurResponses(/javascript/),
      { requestWillFetch: async ({ request }) => new Request(request, { priority: 'low' }) },
    ],
  });
  precache.addToCacheList(entries([...ofEveryLanguage, ...[...languages].flatMap(ofLanguage), ...(await inUse())]));
  await precache.install(event);
}

/** Deletes the caches of older builds. */
export async function activate(event: ExtendableEvent): Promise<void> {
  const precache = new PrecacheController();
  precache.addToCacheList(entries(manifest.filter((url) => !isPack(url))));
  await Promise.all([precache.activate(event), deleteOldPages()]);
}

/** Caches a language that is chosen later, and the scripts that Save-Data left out before the log-in. */
export async function cacheLanguage(language: Language, event: ExtendableEvent): Promise<void> {
  await cachePack(language);
  if (await cachesScriptsOnDemand()) return;
  const cache = await caches.open(cacheNames.precache);
  const cached = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = [...ofEveryLanguage, ...ofLanguage(language)].filter((url) => !cached.has(url));
  await Promise.all(missing.map((url) => assets.handle({ event, request: url })));
}

const nameOf = (url: string) => /\/([a-z-]+)-[^/]+$/.exec(url)?.[1];

/** Of the scripts that are kept on use, this build's of those that an earlier build has kept. */
async function inUse(): Promise<string[]> {
  const kept = await (await caches.open(cacheNames.precache)).keys();
  const names = new Set(kept.filter(({ url }) => isKeptOnUse(new URL(url).pathname)).map(({ url }) => nameOf(url)));
  return manifest.filter((url) => isKeptOnUse(url) && names.has(nameOf(url)));
}

/** The languages of open pages and those that are already cached. */
async function languagesInUse(): Promise<ReadonlySet<Language>> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return new Set([...windows.map(({ url }) => languageOfPath(new URL(url).pathname)), ...(await cachedLanguages())]);
}

/** With Save-Data, scripts are cached at runtime only, unless someone is logged in: sending a claim needs them. */
async function cachesScriptsOnDemand(): Promise<boolean> {
  return self.navigator.connection?.saveData === true && !('session' in (await readSession()));
}
