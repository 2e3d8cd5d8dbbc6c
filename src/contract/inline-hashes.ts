/** The CSP hashes (`sha256-…`) of a page's inline style and script. */
export type Inline = { style: string; script: string };

/** Adds only this page's hashes, since the header is sent with every response. */
export const addInlineHashes = (policy: string, { style, script }: Inline): string =>
  policy.replace("style-src 'self'", `$& '${style}'`).replace("script-src 'self'", `$& '${script}'`);
