import { readFileSync } from 'node:fs';
import { basenameOf, languages } from '../../../src/contract/languages.ts';
import { notFoundPath } from '../../../src/contract/pack.ts';
import type { SiteFiles } from '../../../src/contract/site-files.ts';

/** The build's list of pages, so that new pages are tested automatically. */
export const site = JSON.parse(readFileSync('dist/site.json', 'utf8')) as SiteFiles;

export const languageOf = (address: string) =>
  languages.find((language) => basenameOf(language) === `/${address.split('/')[1]}`);

const isShell = (address: string) => address.includes(':');
const kindOf = (address: string) =>
  /<div id="root"[^>]* data-kind="(\w+)"/.exec(readFileSync(`dist/site/${site.pages[address]}`, 'utf8'))?.[1];

const everyAddress = Object.keys(site.pages).filter((address) => !isShell(address) && !address.endsWith(notFoundPath));
/** Public pages, including forms such as the log-in. */
export const addresses = everyAddress.filter((address) => kindOf(address) !== 'private');
export const forms = addresses.filter((address) => kindOf(address) === 'form');
export const inFirstLanguage = addresses.filter((address) => !languageOf(address));
export const inAnother = addresses.filter((address) => languageOf(address) === 'am');

/** Customers' pages in English. */
export const rooms = everyAddress.filter((address) => kindOf(address) === 'private' && !languageOf(address));

/** Removes all services but one regular and one premium, since they share a template, and the other address of the home page. */
export const eachKind = (of: readonly string[]) =>
  of.filter(
    (address) =>
      (!/\/services\/./.test(address) || /hospital-network|telemedicine/.test(address)) && !address.endsWith('/home'),
  );

const patterns = Object.keys(site.pages)
  .filter(isShell)
  .map((address) => new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`));

/** Whether the path is a page or a redirect. */
export const pathExists = (path: string) =>
  path in site.pages || path in site.redirects || patterns.some((pattern) => pattern.test(path));

const inManifest = [...new Set(readFileSync('dist/site/sw.js', 'utf8').match(/\/assets\/[\w./-]+/g))];
/** Kept by phones that check cards in a browser without a detector of its own. */
export const keptOnUse = inManifest.filter((path) => /\/qr-decoder-/.test(path));
/** What packs a download, kept once it was used as well. */
const ofDownloads = inManifest.filter((path) => /\/own-data-archive-/.test(path));
/** The URLs in the worker's manifest that every phone keeps. */
export const listed = inManifest.filter((path) => ![...keptOnUse, ...ofDownloads].includes(path));
export const isOfFirstLanguage = (asset: string) => !/^\/assets\/(am|om)\//.test(asset);
