import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { Language } from '../src/contract/languages.ts';

/** The scripts that a customer's rooms share: see `chunks.ts`, which names them. */
const shared = ['account', 'customer'];

/**
 * A room asks for its scripts together, instead of for each when the one before has come: on slow lines each such step is
 * half a second. Named in its head they would be read before the page is painted, so they stand aside until it is.
 */
export async function preloadsIn(site: string): Promise<(language: Language) => string> {
  const manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8')) as Manifest;
  const named = (name: string) => {
    const key = Object.keys(manifest).find(
      (one) => manifest[one]?.name === name && manifest[one]?.file.endsWith('.js'),
    );
    if (!key) throw new Error(`No script is named ${name}.`);
    return key;
  };
  return (language) => {
    // What the entry imports, every page names already.
    const inEveryPage = new Set(
      Object.values(manifest).flatMap(({ isEntry, imports = [] }) => (isEntry ? imports : [])),
    );
    const [scripts, styles] = [new Set<string>(), new Set<string>()];
    const visit = (key: string) => {
      const chunk = manifest[key];
      if (!chunk || chunk.isEntry || inEveryPage.has(key) || scripts.has(chunk.file)) return;
      scripts.add(chunk.file);
      chunk.imports?.forEach(visit);
      for (const file of chunk.css ?? []) styles.add(file);
    };
    for (const key of ['src/start.tsx', `src/text/${language}/frame.ts`]) visit(key);
    for (const name of [...shared, `${language}/words-customer`]) visit(named(name));
    return [
      ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ...[...styles].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
    ].join('');
  };
}
