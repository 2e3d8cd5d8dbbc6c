import { basenameOf, languageOfPath } from '../../src/contract/languages.ts';
import { notFoundPath } from '../../src/contract/pack.ts';
import { deskAddress, deskFile } from '../../src/contract/site-files.ts';
import type { Site, SiteFile } from './load.ts';

/** A shell is one file for all paths of a pattern, such as `/services/:slug`. */
export type Found = { file: SiteFile; status: 200 | 404; isShell?: true } | { redirect: string } | undefined;

/** Finds the file for a path; the 404 page if there is none, or undefined where that does not apply. */
export function findIn({ files, description }: Site): (path: string) => Found {
  const pages = new Map(Object.entries(description.pages).map(([address, file]) => [address, files.get(`/${file}`)]));
  const patterns = [...pages].filter(([address]) => address.includes(':'));
  const shells = patterns.map(([address, file]) => ({ pattern: patternOf(address), file }));
  const desk = files.get(`/${deskFile}`);

  return (path) => {
    if (path.length > 1 && path.endsWith('/')) return { redirect: withoutSlashes(path) };
    const redirect = description.redirects[path];
    if (redirect !== undefined) return { redirect };
    const notFoundAddress = basenameOf(languageOfPath(path)) + notFoundPath;
    const file = pages.get(path) ?? files.get(path) ?? deskAt(path);
    if (file) return { file, status: path === notFoundAddress ? 404 : 200 };
    for (const { pattern, file } of shells) {
      if (file && pattern.test(path)) return { file, status: 200, isShell: true };
    }
    const notFound = path.startsWith('/assets/') ? undefined : pages.get(notFoundAddress);
    return notFound && { file: notFound, status: 404 };
  };

  function deskAt(path: string) {
    return path === deskAddress || path.startsWith(`${deskAddress}/`) ? desk : undefined;
  }
}

/** Browsers interpret a leading `//` or `/\\` as another host. */
const withoutSlashes = (path: string) => `/${path.replace(/^[/\\]+|\/+$/g, '')}`;

function patternOf(address: string): RegExp {
  const segments = address
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '[^/]+' : segment.replace(/[^\w-]/g, '\\$&')));
  return new RegExp(`^${segments.join('/')}$`);
}
