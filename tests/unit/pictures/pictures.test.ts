import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

const folder = new URL('../../../src/pictures/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const pictures = readdirSync(folder)
  .filter((name) => name.endsWith('.svg'))
  .map((name) => ({ name, svg: read(name) }));
const inlined = pictures.filter(({ svg }) => !svg.includes('<style>'));
const files = pictures.filter(({ svg }) => svg.includes('<style>'));

type Colours = Map<string, string>;
const [day, night] = palette(read('pictures.css'));
const [duskDay, duskNight] = palette(read('dusk.css'));

/** A compressed byte is a byte of somebody's data bundle: the hero is inlined into the page that must fit one request. */
function budget(name: string): number {
  if (name === 'hero.svg') return 4096;
  return name.startsWith('service-') ? 2048 : 15 * 1024;
}

describe.each(pictures)('$name', ({ name, svg }) => {
  test('is well-formed', () => {
    expect(openedAndNotClosed(svg)).toEqual([]);
  });

  test('says its shape and leaves its size to the page', () => {
    const root = svg.match(/^<svg [^>]*>/)?.[0] ?? '';
    expect(root).toMatch(/ viewBox="0 0 \d+ \d+"/);
    expect(root).not.toMatch(/ (width|height)=/);
  });

  test('runs nothing, fetches nothing and needs no font', () => {
    expect(svg).not.toMatch(/<script|<foreignObject|<image|<text|\son\w+=|url\(|@import/i);
    for (const [, target] of svg.matchAll(/href="([^"]*)"/g))
      expect(svg).toContain(` id="${target?.replace(/^#/, '')}"`);
  });

  test('weighs no more than it may', () => {
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(budget(name));
  });

  test('has coordinates of one decimal at most', () => {
    for (const [, value] of svg.matchAll(/ (?:d|x|y|r|rx|ry|cx|cy|width|height)="([^"]*)"/g))
      expect(value).not.toMatch(/\.\d\d/);
  });

  test('uses only colours of the palette', () => {
    for (const shade of classesOf(svg)) expect([...day.keys()]).toContain(shade);
    expect(svg).not.toMatch(/\s(fill|stroke|style)=/);
  });
});

test.each(files)('$name carries the colours of the palette, by day and by night', ({ svg }) => {
  const dusk = svg.includes('class="pic-indigo"');
  const [ownDay, ownNight] = palette(svg);
  for (const shade of classesOf(svg)) {
    const wantedByDay = (dusk && duskDay.get(shade)) || day.get(shade);
    const wantedByNight = (dusk && duskNight.get(shade)) || night.get(shade);
    expect(ownDay.get(shade), shade).toBe(wantedByDay);
    expect(ownNight.get(shade), shade).toBe(wantedByNight);
  }
});

test('pictures that share a page share no id', () => {
  const ids = inlined.flatMap(({ svg }) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
});

function palette(css: string): [Colours, Colours] {
  const [byDay = '', byNight = ''] = css.split('@media');
  return [coloursOf(byDay), coloursOf(byNight)];
}

function coloursOf(css: string): Colours {
  return new Map(
    [...css.matchAll(/\.(pic-[\w-]+)\s*\{\s*fill:\s*(#\w+)/g)].map(([, shade = '', colour = '']) => [shade, colour]),
  );
}

function classesOf(svg: string): string[] {
  return [...svg.matchAll(/ class="([^"]+)"/g)]
    .map(([, shade = '']) => shade)
    .filter((shade) => shade !== 'pic-indigo');
}

/** The tags left open or closed out of turn, and whatever stands between tags that is not one. */
function openedAndNotClosed(svg: string): string[] {
  const open: string[] = [];
  const tag = /<(\/?)([a-z]+)((?:\s[\w:-]+="[^"<&]*")*)\s*(\/?)>/gi;
  for (const [, closes, name = '', attributes = '', empty] of svg.matchAll(tag)) {
    const names = [...attributes.matchAll(/\s([\w:-]+)=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size < names.length) open.push(`${name} with an attribute twice`);
    if (closes && open.pop() !== name) open.push(`/${name}`, name);
    if (!closes && !empty) open.push(name);
  }
  const rest = svg
    .replace(/<style>[^<]*<\/style>/, '')
    .replace(tag, '')
    .trim();
  return rest ? [...open, rest] : open;
}
