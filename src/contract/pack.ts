import type { Inline } from './inline.ts';

/**
 * All that is text of one language in one file, by address: its pages, and the styles and pictures they show. They repeat
 * each other so much that together they weigh a fifth of what they do one by one.
 */
export type Pack = Record<string, Packed>;
export type Packed = {
  type: string;
  body: string;
  /** of a page */
  inline?: Inline;
};
