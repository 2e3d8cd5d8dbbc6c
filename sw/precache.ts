/// <reference lib="webworker" />
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { type Language, languageOfPath } from '../src/contract/languages.ts';

declare const self: ServiceWorkerGlobalScope & {
  navigator: { connection?: { saveData?: boolean } };
};

const cacheName = 'site';
const files = self.__WB_MANIFEST as PrecacheEntry[];

/** All files in every language: what is found here is answered from the phone, what is not comes from the network. */
const all = new PrecacheController({ cacheName });
all.addToCacheList(files);
export const routeFiles = () =>
  registerRoute(new PrecacheRoute(all, { ignoreURLParametersMatching: [/.*/], directoryIndex: '', cleanURLs: false }));

/** Whether the build has it, kept on this phone or not. */
export const isOurs = (path: string) => all.getCacheKeyForURL(path) !== undefined;
export const kept = (path: string) => all.matchPrecache(path);

/** A file of one language stands under that language's own first segment, an asset under `/assets/LANGUAGE/`. */
const languageOf = ({ url }: PrecacheEntry): Language | undefined => {
  if (url.startsWith('/assets/')) return /^\/assets\/(\w+)\//.exec(url)?.[1] as Language | undefined;
  return languageOfPath(url);
};

/** With Save-Data only what makes the app work: pages and pictures are kept as they are read. */
const isLight = ({ url }: PrecacheEntry) => /\.(js|css)$|app\.html$/.test(url);

const wanted = (used: ReadonlySet<Language>) =>
  files.filter((file) => {
    const language = languageOf(file);
    return (!language || used.has(language)) && (!self.navigator.connection?.saveData || isLight(file));
  });

/** The languages of the open pages, and those that were ever read on this phone. */
async function languagesInUse(): Promise<Set<Language>> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const before = await (await caches.open(cacheName)).keys();
  const paths = [...windows, ...before].map(({ url }) => new URL(url).pathname).filter((path) => !path.includes('.'));
  return new Set(paths.map(languageOfPath));
}

export async function install(event: ExtendableEvent): Promise<void> {
  const controller = new PrecacheController({ cacheName });
  controller.addToCacheList(wanted(await languagesInUse()));
  await controller.install(event);
}

export const activate = (event: ExtendableEvent) => all.activate(event);

/** A language chosen after the installation is kept from then on. */
export async function keepLanguage(language: Language): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const { url } of wanted(new Set([language]))) {
    const key = all.getCacheKeyForURL(url);
    if (!key || (await cache.match(key))) continue;
    const response = await fetch(url, { cache: 'no-cache' });
    if (response.ok && !response.redirected) await cache.put(key, response);
  }
}
