import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, languageOfPath } from '../src/contract/languages.ts';
import type { Pack } from '../src/contract/pack.ts';
import type { SiteFiles } from '../src/contract/site-files.ts';

const types = { html: 'text/html; charset=utf-8', css: 'text/css; charset=utf-8', svg: 'image/svg+xml; charset=utf-8' };
type Kind = keyof typeof types;

/** What the worker keeps for reading without a network, a file a language. Scripts are not in it: a page may have them already. */
export async function writePacks(site: string, files: SiteFiles, languages: readonly Language[]): Promise<void> {
  const all = (await readdir(site, { recursive: true })).sort();
  const address = (file: string): [string, string] => [`/${file}`, file];
  const standing = [...Object.entries(files.pages), ...Object.entries(files.rooms)];
  const pages = [...standing, ...all.filter((file) => file.endsWith(files.shell)).map(address)];
  const shown = all.filter((file) => /\.(css|svg)$/.test(file)).map(address);

  const packed = async (file: string) => {
    const inline = files.inline[file];
    const type = types[file.slice(file.lastIndexOf('.') + 1) as Kind];
    return { type, body: await readFile(join(site, file), 'utf8'), ...(inline && { inline }) };
  };
  for (const language of languages) {
    const own = pages.filter(([address]) => languageOfPath(address) === language);
    const entries = [...own, ...shown].map(async ([address, file]) => [address, await packed(file)] as const);
    const pack: Pack = Object.fromEntries(await Promise.all(entries));
    const text = JSON.stringify(pack);
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    await writeFile(join(site, `assets/${language}/pages-${hash}.json`), text);
  }
}
