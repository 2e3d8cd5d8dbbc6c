import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const pages = [
  'README.md',
  'ARCHITECTURE.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];

test.each(pages)('%s points at what is there', (page) => {
  const text = readFileSync(page, 'utf8');
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to]) => join(dirname(page), to ?? ''));
  const named = [...text.matchAll(/`((?:tests|server|src|sw|build|commands)\/[\w./-]+)`/g)].map(
    ([, file]) => file ?? '',
  );
  expect([...linked, ...named].filter((file) => !existsSync(file))).toEqual([]);
});

test('the checklist has a line for every chapter, and each no says why', () => {
  const text = readFileSync('docs/security.md', 'utf8');
  for (let chapter = 1; chapter <= 17; chapter++) expect(text).toMatch(new RegExp(`\\bV${chapter}\\b`));
  const lines = text.split('\n').filter((line) => /^\| \d/.test(line));
  const cells = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  expect(lines.length).toBeGreaterThan(100);
  expect(
    cells.filter(([, , , verdict]) => !/^(yes|partly|no|none|\*\*operator\*\*)\b|^\*\*/.test(verdict ?? '')),
  ).toEqual([]);
  expect(cells.filter(([, , , verdict, shown]) => /^(partly|no)$/.test(verdict ?? '') && !shown)).toEqual([]);
  const shows = (evidence = '') => /`tests\/|by reading|\]\(decisions\/|\*\*operator\*\*/.test(evidence);
  expect(cells.filter(([, , , verdict, shown]) => /^yes\b/.test(verdict ?? '') && !shows(shown))).toEqual([]);
});
