import type { ManifestTransform } from 'workbox-build';

/** The worker knows a file by the address it is asked for, whichever page asks. */
export const byAddress: ManifestTransform = (entries) => ({
  manifest: entries.map((entry) => ({ ...entry, url: `/${entry.url}` })),
});
