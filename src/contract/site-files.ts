import type { Inline } from './inline.ts';

/** What the build tells the server about the site it made: `dist/site.json`. */
export type SiteFiles = {
  /** prerendered pages: an address and its HTML file, relative to `dist/site` */
  pages: Record<string, string>;
  /** the shell of each of a customer's rooms, which shows what the room is and nothing of anybody; as `pages` */
  rooms: Record<string, string>;
  /** the file of the shell for all other addresses, relative to the folder of each language */
  shell: string;
  /** addresses that the shell answers with 200; a segment may be a `:parameter` */
  shellAddresses: string[];
  redirects: Record<string, string>;
  /** an HTML file, relative to `dist/site`, and what its Content-Security-Policy allows inside it */
  inline: Record<string, Inline>;
  /** an HTML file, and the `Link` header that names what it will ask for at once */
  ahead: Record<string, string>;
};

/** The administrator's desk is a site of its own: all of its addresses, and the one file that answers them. */
export const deskAddress = '/admin';
export const deskFile = 'admin.html';
