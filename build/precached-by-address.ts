import type { ManifestTransform } from 'workbox-build';

/** A page is kept under the address it is asked for: `/services`, not the file `services/index.html`. */
export const precachedByAddress: ManifestTransform = (entries) => ({
  manifest: entries.map((entry) => ({ ...entry, url: `/${entry.url.replace(/\/?index\.html$/, '')}` })),
});
