/**
 * SVG files used in `<img>` cannot use the page's CSS, so each contains the colours it needs in a `<style>`. This
 * script writes them from the palette. Run `node build/dress-pictures.mjs` after changing the palette or a picture.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../src/pictures/', import.meta.url);
const read = (name) => readFileSync(new URL(name, folder), 'utf8');

/** @returns {[Map<string, string>, Map<string, string>]} class to colour, in light and dark mode */
function palette(name) {
  const [day = '', night = ''] = read(name).split('@media');
  return [day, night].map(
    (css) => new Map([...css.matchAll(/\.(pic-[\w-]+)\s*\{\s*fill:\s*(#\w+)/g)].map((rule) => [rule[1], rule[2]])),
  );
}

const [day, night] = palette('pictures.css');
const [duskDay, duskNight] = palette('dusk.css');

/**
 * Adds the colours that the picture uses to its `<style>`. A picture without a `<style>` is inlined and returned
 * unchanged.
 */
export function dressed(svg) {
  const dusk = svg.includes('class="pic-indigo"');
  const classes = [...new Set([...svg.matchAll(/class="(pic-[\w-]+)"/g)].map((match) => match[1]))].filter((name) =>
    day.has(name),
  );
  const rules = (colour) => classes.map((name) => colour(name) && `.${name}{fill:${colour(name)}}`).join('');
  const byDay = rules((name) => (dusk && duskDay.get(name)) || day.get(name));
  const byNight = rules((name) => (dusk && duskNight.get(name)) || night.get(name));
  return svg.replace(/<style>[^<]*<\/style>/, `<style>${byDay}@media(prefers-color-scheme:dark){${byNight}}</style>`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.svg'))) {
    const svg = read(name);
    if (dressed(svg) !== svg) writeFileSync(new URL(name, folder), dressed(svg));
  }
}
