import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

type Styles = { text: string; links: string };
type OfPage = {
  markup: string;
  /** the files that its scripts will ask for */
  asked: readonly string[];
  /** whether its scripts come at once, and so will what they ask for */
  atOnce: boolean;
};

/**
 * The styles a prerendered page needs, as text to put inside it: those of the entry, and every file of which the page uses
 * a class. Class names are unique to their file, so that is known from the markup alone.
 */
export async function stylesOf(site: string): Promise<(page: OfPage) => Styles> {
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
      return { file, text, classes, always: ofEntry.has(file) };
    }),
  );

  return ({ markup, asked, atOnce }) => {
    const used = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => (names ?? '').split(/\s+/)));
    const isAsked = (file: string) => ofEntry.has(file) || asked.includes(file);
    const inside = files.filter(
      ({ file, always, classes }) => always || (atOnce && isAsked(file)) || [...classes].some((name) => used.has(name)),
    );
    // A link that is disabled is not followed, and tells the script that the file is there. One that would be followed by
    // a file that still has to come is left to come after it: the order of files decides which of two rules holds.
    const theirs = files.filter(({ file }) => isAsked(file));
    const missing = theirs.findIndex((one) => !inside.includes(one));
    const there = missing < 0 ? theirs : theirs.slice(0, missing);
    return {
      text: inside.map(({ text }) => text).join(''),
      links: there.map(({ file }) => `<link rel="stylesheet" disabled href="/${file}">`).join(''),
    };
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
