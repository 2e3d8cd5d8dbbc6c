/** The style inside a page, and the script where there is one: `sha256-…` of each. */
export type Inline = { style: string; script?: string };

/** Only its own are named to a page, since the policy travels with every answer. */
export function allowingInline(policy: string, { style, script }: Inline): string {
  const allowing = policy.replace("style-src 'self'", `$& '${style}'`);
  return script ? allowing.replace("script-src 'self'", `$& '${script}'`) : allowing;
}
