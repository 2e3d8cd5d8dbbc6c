import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Inline } from '../../src/contract/inline-hashes.ts';
import { deskFile, type SiteFiles } from '../../src/contract/site-files.ts';
import { cacheControlOf, isPartOfPages, typeOf } from './caching.ts';

export type Encoding = 'br' | 'gzip';
export type SiteFile = {
  body: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
  type: string;
  cacheControl: string;
  etag: string;
  /** a script or a style */
  part: boolean;
  /** the administrators' page */
  desk: boolean;
  /** hashes of inline scripts and styles */
  inline: Inline | undefined;
};
export type Site = { files: Map<string, SiteFile>; description: SiteFiles };

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/** Loads the built site into memory, so that requests need no disk access. */
export function loadSite(siteDir: string): Site {
  const description = JSON.parse(readFileSync(join(siteDir, '../site.json'), 'utf8')) as SiteFiles;
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(siteDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || Object.values(suffixes).some((suffix) => entry.name.endsWith(suffix))) continue;
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(siteDir, path).split(sep).join('/')}`;
    const name = address.slice(1);
    files.set(address, { ...load(path, address), inline: description.inline[name] });
  }
  return { files, description };
}

function load(path: string, address: string): Omit<SiteFile, 'inline'> {
  const body = readFileSync(path);
  const encoded: SiteFile['encoded'] = {};
  for (const [encoding, suffix] of Object.entries(suffixes) as [Encoding, string][]) {
    if (existsSync(path + suffix)) encoded[encoding] = readFileSync(path + suffix);
  }
  return {
    body,
    encoded,
    type: typeOf(address),
    cacheControl: cacheControlOf(address),
    part: isPartOfPages(address),
    desk: address === `/${deskFile}`,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
  };
}
