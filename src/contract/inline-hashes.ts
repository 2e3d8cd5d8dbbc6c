/** The style and the script inside a page: `sha256-…` of each. */
export type Inline = { style: string; script: string };

/** Only its own are named to a page, since the policy travels with every answer. */
export const allowingInline = (policy: string, { style, script }: Inline): string =>
  policy.replace("style-src 'self'", `$& '${style}'`).replace("script-src 'self'", `$& '${script}'`);
