/**
 * All that is text of one language in one file, by address: its pages, and the styles and pictures they show. They repeat
 * each other so much that together they weigh a fifth of what they do one by one.
 */
export type Pack = Record<string, Packed>;
export type Packed = {
  type: string;
  body: string;
  /** `sha256-…` of the style inside a page */
  styleHash?: string;
};

/** A page brings the one style it needs first; only its own hash is named, since the policy travels with every answer. */
export const allowingStyle = (policy: string, hash: string) =>
  policy.replace("style-src 'self'", `style-src 'self' '${hash}'`);
