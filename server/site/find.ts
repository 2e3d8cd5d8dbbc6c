import { basenameOf, languageOfPath } from '../../src/contract/languages.ts';
import { deskAddress, deskFile } from '../../src/contract/site-files.ts';
import type { Site, SiteFile } from './load.ts';

export type Found = { file: SiteFile; status: 200 | 404 } | { redirect: string } | undefined;

/** What stands at an address; nothing where not even the shell does. */
export function findIn({ files, description }: Site): (path: string) => Found {
  const standing = Object.entries({ ...description.pages, ...description.rooms });
  const pages = new Map(standing.map(([address, file]) => [address, files.get(`/${file}`)]));
  const shellFor = (path: string) => files.get(`${basenameOf(languageOfPath(path))}/${description.shell}`);
  const desk = files.get(`/${deskFile}`);
  const shellAddresses = description.shellAddresses.map(patternOf);

  return (path) => {
    if (path.length > 1 && path.endsWith('/')) return { redirect: withoutSlashes(path) };
    const redirect = description.redirects[path];
    if (redirect !== undefined) return { redirect };
    const file = pages.get(path) ?? files.get(path);
    if (file) return { file, status: 200 };
    if (desk && (path === deskAddress || path.startsWith(`${deskAddress}/`))) return { file: desk, status: 200 };
    const shell = shellFor(path);
    if (!shell || path.startsWith('/assets/')) return undefined;
    return { file: shell, status: shellAddresses.some((pattern) => pattern.test(path)) ? 200 : 404 };
  };
}

/** A browser takes two slashes in front, or a backslash, for another host. */
const withoutSlashes = (path: string) => `/${path.replace(/^[/\\]+|\/+$/g, '')}`;

function patternOf(address: string): RegExp {
  const segments = address
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '[^/]+' : segment.replace(/[^\w-]/g, '\\$&')));
  return new RegExp(`^${segments.join('/')}$`);
}
