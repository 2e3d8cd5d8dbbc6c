import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const site = 'dist/site';

/** The built page without scripts, as a lower bound. */
export const withoutScripts = (html: string) =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>\s*/g, '').replace(/<link\b[^>]*\brel="modulepreload"[^>]*>\s*/g, '');

export function builtPage(address: string): string {
  const file = join(site, address, 'index.html');
  if (!existsSync(file)) throw new Error(`${address} is not prerendered, so it cannot be served without scripts.`);
  return readFileSync(file, 'utf8');
}

/** These pages without scripts, and their resources. */
export function scriptFreeFiles(addresses: readonly string[]): Map<string, Buffer | string> {
  const files = new Map<string, Buffer | string>(addresses.map((at) => [at, withoutScripts(builtPage(at))]));
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(html|js|br|gz)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(`/${path.slice(site.length + 1)}`, readFileSync(path));
  }
  return files;
}
