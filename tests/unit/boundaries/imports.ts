import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export type Import = { from: string; to: string };

const statement =
  /(?:^|[\n;])\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]|(?:^|\n)import\s*['"]([^'"]+)['"]/g;

/** Every import of one file of ours by another, as paths from the root; type imports too, since they also tie folders together. */
export function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(statement)]
    .map(([, one, two, three]) => one ?? two ?? three ?? '')
    .filter((target) => target.startsWith('.'))
    .map((target) => ({ from: file, to: normalize(join(dirname(file), target)).replace(/\?.*$/, '') }));
}

export function sourceFiles(...folders: string[]): string[] {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
}

export const allImports = (...folders: string[]): Import[] =>
  sourceFiles(...folders).flatMap((file) => importsOf(file, readFileSync(file, 'utf8')));

/** The first cycle of files that import each other, or nothing. */
export function cycleAmong(imports: readonly Import[]): string[] | undefined {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const visit = (file: string, path: string[]): string[] | undefined => {
    const seen = path.indexOf(file);
    if (seen >= 0) return [...path.slice(seen), file];
    if (done.has(file)) return undefined;
    for (const target of next.get(file) ?? []) {
      const cycle = visit(target, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of next.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/** Pairs of folders of which each imports the other, such as `accounts <-> claims`. */
export function foldersThatImportEachOther(imports: readonly Import[]): string[] {
  const between = new Set<string>();
  for (const { from, to } of imports) {
    if (dirname(from) !== dirname(to)) between.add(`${dirname(from)} ${dirname(to)}`);
  }
  return [...between]
    .map((pair) => pair.split(' '))
    .filter(([from = '', to = '']) => from < to && between.has(`${to} ${from}`))
    .map((pair) => pair.join(' <-> '));
}
