/** The style and the scripts inside a page: `sha256-…` of each. */
export type Inline = { style: string; scripts: string[] };

/** Only its own are named to a page, since the policy travels with every answer. */
export const allowingInline = (policy: string, { style, scripts }: Inline): string =>
  policy
    .replace("style-src 'self'", `$& '${style}'`)
    .replace("script-src 'self'", (own) => [own, ...scripts.map((script) => `'${script}'`)].join(' '));
