import type { Inline } from './inline-hashes.ts';

/** The build's description of the site for the server: `dist/site.json`. */
export type SiteFiles = {
  /** Path (with `:parameter` segments) to HTML file, relative to `dist/site`. */
  pages: Record<string, string>;
  redirects: Record<string, string>;
  /** HTML file to the CSP hashes of its inline style and script. */
  inline: Record<string, Inline>;
};

/** The admin page is a single-page application: one HTML file for all of its paths. */
export const deskAddress = '/admin';
export const deskFile = 'admin.html';
