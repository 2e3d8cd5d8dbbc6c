import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { ManifestTransform } from 'workbox-build';

const site = 'dist/site';
export const manifestFile = join(site, '.vite/manifest.json');

/** The files that customers' pages can load, imported chunks before those that import them. */
export function customersFiles(): { scripts: string[]; styles: string[]; pictures: string[] } {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
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
  return { scripts: [...found.scripts], styles: [...found.styles], pictures: [...found.pictures] };
}

/** The files of `hydrate.tsx` and of what it imports, as URLs. */
export function hydrationScripts(): string[] {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const chunk = Object.values(manifest).find(({ name }) => name === 'app');
  if (!chunk) throw new Error('There is no chunk "app".');
  return [chunk, ...(chunk.imports ?? []).map((key) => manifest[key])].map((imported) => `/${imported?.file}`);
}

/** Excludes the admin page's files from the precache manifest and makes URLs absolute. */
export const onlyCustomers: ManifestTransform = (entries) => {
  const { scripts, styles, pictures } = customersFiles();
  const customers = new Set([...scripts, ...styles, ...pictures]);
  const included = entries.filter(({ url }) => customers.has(url) || url.endsWith('.json'));
  return { manifest: included.map((entry) => ({ ...entry, url: `/${entry.url}` })) };
};
