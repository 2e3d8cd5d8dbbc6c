import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { ManifestTransform } from 'workbox-build';
import type { Language } from '../src/contract/languages.ts';

const site = 'dist/site';
export const manifestFile = join(site, '.vite/manifest.json');

const readManifest = () => JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;

/** The style sheets that `index.html` links to, which are inlined whole into every page. */
export const inlinedStyles = (): string[] => readManifest()['index.html']?.css ?? [];

/** The files that customers' pages can load, imported chunks before those that import them. */
export function customersFiles(): { scripts: string[]; styles: string[]; pictures: string[] } {
  const manifest = readManifest();
  const found = { scripts: new Set<string>(), styles: new Set<string>(), pictures: new Set<string>() };
  const visited = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    for (const imported of [...(chunk.imports ?? [])]) visit(imported);
    found.scripts.add(chunk.file);
    for (const style of chunk.css ?? []) found.styles.add(style);
    for (const picture of chunk.assets ?? []) found.pictures.add(picture);
    for (const imported of chunk.dynamicImports ?? []) visit(imported);
  };
  visit('index.html');
  for (const style of inlinedStyles()) found.styles.delete(style);
  return { scripts: [...found.scripts], styles: [...found.styles], pictures: [...found.pictures] };
}

/** The URLs of the chunks that every page needs to hydrate: `hydrate.tsx` with its imports, such as React, and the layout's messages. */
export function hydrationScripts(language: Language): string[] {
  const manifest = readManifest();
  const chunkNamed = (name: string) => {
    const chunk = Object.values(manifest).find((one) => one.name === name);
    if (!chunk) throw new Error(`There is no chunk "${name}".`);
    return chunk;
  };
  const app = chunkNamed('app');
  const imported = (app.imports ?? []).map((key) => manifest[key]);
  return [...imported, app, chunkNamed(`${language}/layout`)].map((script) => `/${script?.file}`);
}

/** Excludes the admin page's files from the precache manifest and makes URLs absolute. */
export const onlyCustomers: ManifestTransform = (entries) => {
  const { scripts, styles, pictures } = customersFiles();
  const customers = new Set([...scripts, ...styles, ...pictures]);
  const included = entries.filter(({ url }) => customers.has(url) || url.endsWith('.json'));
  return { manifest: included.map((entry) => ({ ...entry, url: `/${entry.url}` })) };
};
