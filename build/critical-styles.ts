import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Beasties from 'beasties';
import { customersFiles } from './site-manifest.ts';

/** Tags and classes: a page is of the same structure in every language. */
const structureOf = (markup: string) => markup.match(/<\/?\w+| class="[^"]*"/g)?.join('') ?? '';

/** The styles that a prerendered page uses, as text: so its first answer is the whole page. */
export function criticalStyles(site: string): (markup: string) => Promise<string> {
  const sheets = customersFiles().styles.map((file) => readFileSync(join(site, file), 'utf8'));
  const all = `<style>${sheets.join('\n')}</style>`;
  const beasties = new Beasties({
    logLevel: 'silent',
    reduceInlineStyles: true,
    // Selectors that it does not know, and would take for ones that nothing fits.
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
