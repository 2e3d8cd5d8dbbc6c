import { readFileSync } from 'node:fs';
import { basenameOf, languages } from '../../../src/contract/languages.ts';
import type { SiteFiles } from '../../../src/contract/site-files.ts';

/** What the build made of the route table: the walk reads it, so that a new page is walked without a line here. */
export const site = JSON.parse(readFileSync('dist/site.json', 'utf8')) as SiteFiles;
export const addresses = Object.keys(site.pages);

export const languageOf = (address: string) =>
  languages.find((language) => basenameOf(language) === `/${address.split('/')[1]}`);
export const inFirstLanguage = addresses.filter((address) => !languageOf(address));

export const inAnother = addresses.filter((address) => languageOf(address) === 'am');

/** Of the services, which are one page with other words, a regular and a premium one. */
export const eachKind = (of: readonly string[]) =>
  of.filter((address) => !/\/services\/./.test(address) || /hospital-network|telemedicine/.test(address));

const patterns = site.shellAddresses.map((address) => new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`));

/** Whether something of ours stands at a link's address. */
export const stands = (path: string) =>
  path in site.pages || path in site.redirects || patterns.some((pattern) => pattern.test(path));
