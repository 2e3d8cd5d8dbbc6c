import type { Inline } from './inline-hashes.ts';

/** The path of the not-found page. */
export const notFoundPath = '/404';

/**
 * All pages of one language, with their styles and pictures, by path. In one file they compress to a fifth of their
 * separate sizes.
 */
export type Pack = Record<string, Packed>;
export type Packed =
  | { redirect: string }
  | {
      type: string;
      body: string;
      /** Only for pages. */
      inline?: Inline;
    };
