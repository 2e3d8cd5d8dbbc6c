import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * The names of classes as they are built, in two or three letters: small ones for the file, capitals for the class in it.
 * A page says them some three hundred times, and in the longer names each has a part that can't be compressed.
 * The page and its renderer are built apart and must come to the same: files go by their order, classes by theirs in the file.
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  );
  const files = sheets.sort().map((file) => resolve(join(folder, file)));
  const named = files.map(() => new Map<string, string>());
  return (name, file) => {
    const at = files.indexOf(resolve(file));
    const names = named[at];
    if (!names) throw new Error(`${file} is not in ${folder}.`);
    const found = names.get(name) ?? letters(at) + letters(names.size).toUpperCase();
    names.set(name, found);
    return found;
  };
}

/** a … z, aa … zz */
const letters = (at: number): string =>
  (at < 26 ? '' : letters(Math.floor(at / 26) - 1)) + String.fromCharCode(97 + (at % 26));
