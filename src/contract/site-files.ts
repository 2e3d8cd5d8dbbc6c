/** What the build tells the server about the site it made: `dist/site.json`. */
export type SiteFiles = {
  /** prerendered pages: an address and its HTML file, relative to `dist/site` */
  pages: Record<string, string>;
  /** the file of the untouched shell, relative to the folder of each language */
  shell: string;
  /** addresses that the shell answers with 200; a segment may be a `:parameter` */
  shellAddresses: string[];
  redirects: Record<string, string>;
  /** an HTML file, relative to `dist/site`, and the `sha256-…` of the style inside it, for its Content-Security-Policy */
  styleHashes: Record<string, string>;
};

/** The administrator's desk is a site of its own: all of its addresses, and the one file that answers them. */
export const deskAddress = '/admin';
export const deskFile = 'admin.html';
