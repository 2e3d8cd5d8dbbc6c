import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortClassNames } from '../../../build/class-names.ts';

const source = 'src';
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => join(source, file));
const namesIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\.([a-z][a-zA-Z0-9]*)/g)].map(([, name]) => `${name}`);

function everyName(files: readonly string[]): Map<string, string> {
  const nameOf = shortClassNames(source);
  return new Map(files.flatMap((file) => namesIn(file).map((name) => [`${file} ${name}`, nameOf(name, file)])));
}

test('no two classes of the product have one name, and each is short', () => {
  const names = everyName(sheets);
  expect(names.size).toBeGreaterThan(300);
  expect(new Set(names.values()).size).toBe(names.size);
  expect([...names.values()].filter((name) => !/^[a-z]{1,2}[A-Z]{1,2}$/.test(name))).toEqual([]);
});

test('a page and its renderer, which read the files in orders of their own, come to the same names', () => {
  const names = everyName(sheets);
  for (const [one, name] of everyName(sheets.toReversed())) expect(names.get(one), one).toBe(name);
});
