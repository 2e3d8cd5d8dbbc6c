import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/**
 * The styles a prerendered page needs, as text to put inside it: those of the entry, and every file of which the page uses
 * a class. Class names are unique to their file, so that is known from the markup alone.
 */
export async function stylesOf(site: string): Promise<{ of: (markup: string) => string }> {
  const manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8')) as Manifest;
  const ordered = new Set<string>();
  const visited = new Set<string>();
  // What is imported first is styled first, so that a page's own file overrides those of the parts it is made of.
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    chunk.imports?.forEach(visit);
    for (const file of chunk.css ?? []) ordered.add(file);
    chunk.dynamicImports?.forEach(visit);
  };
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  entries.forEach(visit);
  const ofEntry = new Set(entries.flatMap((key) => manifest[key]?.css ?? []));

  const files = await Promise.all(
    [...ordered].map(async (file) => {
      const text = (await readFile(join(site, file), 'utf8')).trim();
      const classes = new Set([...text.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name]) => name ?? ''));
      return { text, classes, always: ofEntry.has(file) };
    }),
  );
  return {
    of(markup) {
      const used = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => (names ?? '').split(/\s+/)));
      return files
        .filter(({ always, classes }) => always || [...classes].some((name) => used.has(name)))
        .map((file) => file.text)
        .join('');
    },
  };
}

/** A drawing that stands in a page brings its colours in a `<style>` of its own. They join the page's, whose hash is known. */
export function hoistStyles(markup: string): { markup: string; hoisted: string } {
  const hoisted: string[] = [];
  const bare = markup.replace(/<style>([^<]*)<\/style>/g, (_, style: string) => {
    hoisted.push(style);
    return '';
  });
  return { markup: bare, hoisted: hoisted.join('') };
}
