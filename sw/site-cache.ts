/// <reference lib="webworker" />
import { basenameOf, type Language } from '../src/contract/languages.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string }[] };

/** Every script of the build, and the pack of each language. Their names change with what is in them. */
export const listed: ReadonlySet<string> = new Set(
  self.__WB_MANIFEST.map(({ url }) => url).filter((url) => url.startsWith('/assets/')),
);

/** An asset of one language stands under `/assets/LANGUAGE/`. */
export const languageOfAsset = (url: string) => /^\/assets\/([a-z]{2})\//.exec(url)?.[1] as Language | undefined;
/** The frame without a page: what a customer's address and an unknown one are shown in, never another page's markup. */
export const shellOf = (language: Language) => `${basenameOf(language)}/app.html`;
export const isPack = (url: string) => /\/pages-[^/]+\.json$/.test(url);

const prefix = 'site ';
/** A cache a build: the one before serves its open pages until the last of them is gone. */
export const nameOfSiteCache = prefix + [...listed].filter(isPack).join(' ');

export const siteCache = () => caches.open(nameOfSiteCache);

/** What the phone has at an address, whatever is asked of it. */
export const kept = async (path: string) => (await siteCache()).match(path, { ignoreSearch: true });

const siteCaches = async () => (await caches.keys()).filter((one) => one.startsWith(prefix));

/** In any build. */
export async function languagesKept(): Promise<Language[]> {
  const keys = await Promise.all((await siteCaches()).map(async (one) => (await caches.open(one)).keys()));
  const packs = keys.flat().map(({ url }) => new URL(url).pathname);
  return packs.filter(isPack).flatMap((pack) => languageOfAsset(pack) ?? []);
}

export async function forgetOtherBuilds(): Promise<void> {
  const others = (await siteCaches()).filter((one) => one !== nameOfSiteCache);
  await Promise.all(others.map((one) => caches.delete(one)));
}
