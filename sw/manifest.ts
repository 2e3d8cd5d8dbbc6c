/// <reference lib="webworker" />
import type { Language } from '../src/contract/languages.ts';

declare const self: { __WB_MANIFEST: { url: string }[] };

/** The addresses of all scripts, styles and pictures of the build, and of the pack of each language. */
export const manifest: readonly string[] = self.__WB_MANIFEST.map(({ url }) => url);

/** What is of one language stands under `/assets/LANGUAGE/`. */
export const languageOfAsset = (url: string) => /^\/assets\/([a-z]{2})\//.exec(url)?.[1] as Language | undefined;
export const isPack = (url: string) => /\/pages-[^/]+\.json$/.test(url);
export const isScript = (url: string) => url.endsWith('.js');
