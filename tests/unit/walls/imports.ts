import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export type Import = { from: string; to: string };

const statement =
  /(?:^|[\n;])\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]|(?:^|\n)import\s*['"]([^'"]+)['"]/g;

/** Every import of one file of ours by another, as paths from the root; type imports too, since they also tie rooms together. */
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

/** The first ring of files that import each other, or nothing. Imports for types alone make no ring at run time. */
export function cycleAmong(imports: readonly Import[]): string[] | undefined {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const visit = (file: string, path: string[]): string[] | undefined => {
    const seen = path.indexOf(file);
    if (seen >= 0) return [...path.slice(seen), file];
    if (done.has(file)) return undefined;
    for (const target of next.get(file) ?? []) {
      const ring = visit(target, [...path, file]);
      if (ring) return ring;
    }
    done.add(file);
    return undefined;
  };
  for (const file of next.keys()) {
    const ring = visit(file, []);
    if (ring) return ring;
  }
  return undefined;
}
