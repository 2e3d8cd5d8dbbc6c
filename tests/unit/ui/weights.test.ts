import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

test('letters weigh 400 or 700: each weight more is a font for a slow phone to load', () => {
  const others = sheets.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/font-weight:\s*([^;]+);/g)]
      .filter(([, weight]) => weight !== '400' && weight !== '700')
      .map(([rule]) => `${file}: ${rule}`),
  );
  expect(sheets.length).toBeGreaterThan(0);
  expect(others).toEqual([]);
});
