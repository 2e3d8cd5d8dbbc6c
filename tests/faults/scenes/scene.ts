import type { PlannedLetter } from '../letters.ts';
import type { Life } from '../life.ts';

/** Writes these letters and injects a fault into their sender. Leaves a page open with the form. */
export type Scene = (life: Life, letters: readonly PlannedLetter[]) => Promise<void>;
