import type { Inline } from './inline-hashes.ts';

/** What the build tells the server about the site it made: `dist/site.json`. */
export type SiteFiles = {
  /** an address, of which a segment may be a `:parameter`, and the HTML file that answers it, relative to `dist/site` */
  pages: Record<string, string>;
  redirects: Record<string, string>;
  /** an HTML file, and what its Content-Security-Policy allows inside it */
  inline: Record<string, Inline>;
};

/** The administrator's desk is a page of its own: all of its addresses, and the one file that answers them. */
export const deskAddress = '/admin';
export const deskFile = 'admin.html';
