import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Beasties from 'beasties';
import { customersFiles } from './site-manifest.ts';

/** Reduces markup to tags and classes, which are the same in every language, to use as a cache key. */
const structureOf = (markup: string) => markup.match(/<\/?\w+| class="[^"]*"/g)?.join('') ?? '';

/** The critical CSS of a prerendered page, inlined into its HTML. */
export function criticalStyles(site: string): (markup: string) => Promise<string> {
  const sheets = customersFiles().styles.map((file) => readFileSync(join(site, file), 'utf8'));
  const all = `<style>${sheets.join('\n')}</style>`;
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
    return /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  }
}
