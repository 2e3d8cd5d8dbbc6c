import { readFileSync } from 'node:fs';
import { basenameOf, languages } from '../../../src/contract/languages.ts';
import { notFoundPath } from '../../../src/contract/pack.ts';
import type { SiteFiles } from '../../../src/contract/site-files.ts';

/** What the build made of the route table: the walk reads it, so that a new page is walked without a line here. */
export const site = JSON.parse(readFileSync('dist/site.json', 'utf8')) as SiteFiles;

export const languageOf = (address: string) =>
  languages.find((language) => basenameOf(language) === `/${address.split('/')[1]}`);

const isShell = (address: string) => address.includes(':');
const kindOf = (address: string) =>
  /<div id="root"[^>]* data-kind="(\w+)"/.exec(readFileSync(`dist/site/${site.pages[address]}`, 'utf8'))?.[1];

const everyAddress = Object.keys(site.pages).filter((address) => !isShell(address) && !address.endsWith(notFoundPath));
/** What everybody may open: the pages that are read, and the forms at the doors. */
export const addresses = everyAddress.filter((address) => kindOf(address) !== 'private');
export const forms = addresses.filter((address) => kindOf(address) === 'form');
export const inFirstLanguage = addresses.filter((address) => !languageOf(address));
export const inAnother = addresses.filter((address) => languageOf(address) === 'am');

/** A customer's own pages, in the first language. */
export const rooms = everyAddress.filter((address) => kindOf(address) === 'private' && !languageOf(address));

/** Of the services, which are one page with other messages, a regular and a premium one. */
export const eachKind = (of: readonly string[]) =>
  of.filter((address) => !/\/services\/./.test(address) || /hospital-network|telemedicine/.test(address));

const patterns = Object.keys(site.pages)
  .filter(isShell)
  .map((address) => new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`));

/** Whether something of ours stands at a link's address. */
export const stands = (path: string) =>
  path in site.pages || path in site.redirects || patterns.some((pattern) => pattern.test(path));

/** What the worker knows of: all that a phone may come to keep. */
export const listed = [...new Set(readFileSync('dist/site/sw.js', 'utf8').match(/\/assets\/[\w./-]+/g))];
export const isOfFirstLanguage = (asset: string) => !/^\/assets\/(am|om)\//.test(asset);
