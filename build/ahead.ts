import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Manifest } from 'vite';
import { type BuiltScripts, scriptsFile } from './files-of-modules.ts';

const read = async <T>(path: string): Promise<T> => JSON.parse(await readFile(path, 'utf8'));

/** What a page's script will ask for, so that it need not be found out step by step: on slow lines each is half a second. */
export type Ahead = { scripts: string[]; styles: string[] };
type Asks = () => Promise<unknown>;

/**
 * From the functions by which a page asks for its parts, as they stand in the page's renderer, to the files in the site.
 * What the entry brings, every page has already.
 */
export async function aheadIn(
  site: string,
  renderer: string,
): Promise<{ entry: string; aheadOf: (asking: readonly Asks[]) => Ahead }> {
  const scripts = await read<BuiltScripts>(join(site, scriptsFile));
  const rendered = await read<Manifest>(join(renderer, '.vite/manifest.json'));
  const fileOf = new Map(Object.entries(scripts).flatMap(([file, { modules }]) => modules.map((one) => [one, file])));
  const moduleOf = new Map(Object.entries(rendered).map(([module, { file }]) => [basename(file), module]));

  const fileAskedBy = (ask: Asks): string => {
    const asked = /import\(["'`](.+?)["'`]\)/.exec(String(ask))?.[1];
    const file = asked && fileOf.get(moduleOf.get(basename(asked)) ?? asked);
    if (!file) throw new Error(`No script of the site is what this asks for: ${ask}`);
    return file;
  };
  const closed = (files: readonly string[], found = new Set<string>()): Set<string> => {
    for (const file of files) {
      if (found.has(file)) continue;
      found.add(file);
      closed(scripts[file]?.imports ?? [], found);
    }
    return found;
  };
  const start = fileOf.get('src/start.tsx');
  const entry = fileOf.get('src/main.ts');
  if (!start || !entry) throw new Error('The site has no script to start with.');
  const inEveryPage = closed([entry]);

  const aheadOf = (asking: readonly Asks[]): Ahead => {
    const files = [...closed([start, ...asking.map(fileAskedBy)])].filter((file) => !inEveryPage.has(file));
    return { scripts: files, styles: [...new Set(files.flatMap((file) => scripts[file]?.styles ?? []))] };
  };
  return { entry, aheadOf };
}

/** For the page to ask for when it is touched. */
export const asMarkup = ({ scripts }: Ahead): string =>
  scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');

/** For the browser to ask for at once. What the phone keeps of a page comes without: a worker has the files themselves. */
export const asHeader = (scripts: readonly string[]): string =>
  scripts.map((file) => `</${file}>; rel=preload; as=script; crossorigin`).join(', ');
