import type { Planned } from '../letters.ts';
import type { Life } from '../life.ts';

/** Writes these letters, and lets something befall whoever sends them. Leaves a page open with the form in it. */
export type Scene = (life: Life, letters: readonly Planned[]) => Promise<void>;
