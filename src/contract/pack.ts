import type { Inline } from './inline-hashes.ts';

/** The address of the page that says that nothing is at an address. */
export const notFoundPath = '/404';

/**
 * All pages of one language in one file, by address, with the styles and pictures that they show. They repeat each other so
 * much that together they weigh a fifth of what they do one by one.
 */
export type Pack = Record<string, Packed>;
export type Packed =
  | { redirect: string }
  | {
      type: string;
      body: string;
      /** of a page */
      inline?: Inline;
    };
