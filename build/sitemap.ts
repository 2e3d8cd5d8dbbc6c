import type { site } from '../src/prerender.tsx';

type Addresses = Pick<typeof site, 'languages' | 'addressOf' | 'alternatesOf'>;

/** All indexable pages in each language, with `hreflang` alternates. */
export function sitemap(paths: readonly string[], { languages, addressOf, alternatesOf }: Addresses): string {
  const urls = paths.flatMap((path) => {
    const alternates = alternatesOf(path)
      .map(({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
      .join('');
    return languages.map((language) => `<url><loc>${addressOf(language, path)}</loc>${alternates}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

export const robots = (sitemapAddress: string) => `User-agent: *
Disallow: /api/
Disallow: /admin

Sitemap: ${sitemapAddress}
`;
