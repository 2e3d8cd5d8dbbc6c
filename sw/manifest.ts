/// <reference lib="webworker" />
import type { Language } from '../src/contract/languages.ts';

declare const self: { __WB_MANIFEST: { url: string }[] };

/** The URLs of the build's scripts, styles, pictures and packs. */
export const manifest: readonly string[] = self.__WB_MANIFEST.map(({ url }) => url);

/** Files of one language are in `/assets/LANGUAGE/`. */
export const languageOfAsset = (url: string) => /^\/assets\/([a-z]{2})\//.exec(url)?.[1] as Language | undefined;
export const isPack = (url: string) => /\/pages-[^/]+\.json$/.test(url);
export const packs = manifest.filter(isPack);
/**
 * Kept once it was used: the decoder, which only phones need that check cards in a browser without a detector of its own, and what
 * packs a download that takes a network anyway.
 */
export const isKeptOnUse = (url: string) => /\/(qr-decoder|own-data-archive)-[^/]+\.js$/.test(url);
export const isScript = (url: string) => url.endsWith('.js');
