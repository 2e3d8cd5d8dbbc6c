import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, languageOfPath } from '../src/contract/languages.ts';
import type { Pack } from '../src/contract/pack.ts';
import type { SiteFiles } from '../src/contract/site-files.ts';
import { customersFiles } from './site-manifest.ts';

const types = { html: 'text/html; charset=utf-8', css: 'text/css; charset=utf-8', svg: 'image/svg+xml; charset=utf-8' };
type Kind = keyof typeof types;

/**
 * Writes one pack per language for offline use. Scripts are not included, because a page may already have loaded
 * them.
 */
export async function writePacks(site: string, files: SiteFiles, languages: readonly Language[]): Promise<void> {
  const { styles, pictures } = customersFiles();
  const shown = [...styles, ...pictures]
    .filter((file) => /\.(css|svg)$/.test(file))
    .map((file) => [`/${file}`, file] as const);
  const packed = async (file: string) => {
    const inline = files.inline[file];
    const type = types[file.slice(file.lastIndexOf('.') + 1) as Kind];
    return { type, body: await readFile(join(site, file), 'utf8'), ...(inline && { inline }) };
  };
  for (const language of languages) {
    const isOwn = ([address]: readonly [string, string]) => languageOfPath(address) === language;
    const entries = [...Object.entries(files.pages).filter(isOwn), ...shown].map(
      async ([address, file]) => [address, await packed(file)] as const,
    );
    const redirects = Object.entries(files.redirects).filter(isOwn);
    const pack: Pack = {
      ...Object.fromEntries(await Promise.all(entries)),
      ...Object.fromEntries(redirects.map(([from, redirect]) => [from, { redirect }])),
    };
    const text = JSON.stringify(pack);
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    await writeFile(join(site, `assets/${language}/pages-${hash}.json`), text);
  }
}
