import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Beasties from 'beasties';
import { customersFiles, inlinedStyles } from './site-manifest.ts';

/** Reduces markup to tags and classes, which are the same in every language, to use as a cache key. */
const structureOf = (markup: string) => markup.match(/<\/?\w+| class="[^"]*"/g)?.join('') ?? '';

/** The styles of a prerendered page, inlined into its HTML: those of `index.html`, and of all others what the page uses. */
export function criticalStyles(site: string): (markup: string) => Promise<string> {
  const read = (files: string[]) => files.map((file) => readFileSync(join(site, file), 'utf8')).join('\n');
  const inlined = read(inlinedStyles());
  const all = `<style>${read(customersFiles().styles)}</style>`;
  const beasties = new Beasties({
    logLevel: 'silent',
    reduceInlineStyles: true,
    // Beasties does not support these selectors and would remove their rules.
    allowRules: [/:(lang|where)\(/],
  });
  const known = new Map<string, string>();
  return async (markup) => {
    const structure = structureOf(markup);
    const styles = known.get(structure) ?? (await stylesFor(markup));
    known.set(structure, styles);
    return styles;
  };

  async function stylesFor(markup: string) {
    const html = await beasties.process(`<html><head>${all}</head><body>${markup}</body></html>`);
    return inlined + (/<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '');
  }
}
