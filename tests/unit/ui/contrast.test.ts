import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../../../src/ui/tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = css.split('@media screen and (prefers-color-scheme: dark)');
const themes = { light: colours(light), dark: { ...colours(light), ...colours(dark) } };

const grounds = ['ground', 'surface', 'band'];
const tints = ['action-tint', 'premium-tint', 'clay-tint'];
const texts: [string, string[]][] = [
  ['ink', [...grounds, ...tints]],
  ['quiet', [...grounds, ...tints]],
  ['action', [...grounds, 'action-tint']],
  ['premium', [...grounds, 'premium-tint']],
  ['clay', [...grounds, 'clay-tint']],
  ['on-action', ['action']],
  ['on-warm', ['warm']],
  ['on-premium', ['premium']],
  ['ground', ['ink']],
];

describe.each(Object.entries(themes))('in the %s theme', (_, theme) => {
  test.each(pairs(texts))('%s can be read on %s', (text, ground) => {
    expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs([['line', [...grounds, ...tints]]]))('the %s of a control stands out from %s', (line, ground) => {
    expect(contrast(theme, line, ground)).toBeGreaterThanOrEqual(3);
  });

  test.each(pairs([['action', [...grounds, ...tints]]]))(
    'the focus ring, in %s, stands out from %s',
    (ring, ground) => {
      expect(contrast(theme, ring, ground)).toBeGreaterThanOrEqual(3);
    },
  );
});

test('the dark theme has a colour of its own for every colour of the light one', () => {
  expect(Object.keys(colours(dark)).sort()).toEqual(Object.keys(colours(light)).sort());
});

test('the measure itself is right: black on white is 21', () => {
  expect(contrast({ a: '#000000', b: '#ffffff' }, 'a', 'b')).toBeCloseTo(21, 5);
});

function colours(block: string): Record<string, string> {
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]));
}

function pairs(table: [string, string[]][]): [string, string][] {
  return table.flatMap(([text, on]) => on.map((ground): [string, string] => [text, ground]));
}

/** WCAG 2.2, "contrast ratio". */
function contrast(theme: Record<string, string>, one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(theme[one]), luminance(theme[other])].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string | undefined): number {
  if (!hex) throw new Error('A colour that the test names is not in tokens.css.');
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
