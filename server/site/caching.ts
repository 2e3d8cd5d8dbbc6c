const year = 365 * 24 * 60 * 60;

/** Hashed files never change. Pages and the worker are revalidated on each use. */
export function cacheControlOf(address: string): string {
  if (address.startsWith('/assets/')) return `public, max-age=${year}, immutable`;
  if (address.endsWith('.html') || address === '/sw.js') return 'no-cache';
  return 'public, max-age=300';
}

export const isPartOfPages = (address: string) => /^\/assets\/.+\.(js|css)$/.test(address);

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

export const typeOf = (address: string) =>
  types[address.slice(address.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
