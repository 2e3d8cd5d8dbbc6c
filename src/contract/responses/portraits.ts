import * as v from 'valibot';
import { portraitImage } from '../portrait.ts';

export const portrait = v.object({
  /** null for the account's holder */
  personId: v.nullable(v.string()),
  image: portraitImage,
});
export type Portrait = v.InferOutput<typeof portrait>;

/** `version` is null if there are none. */
export const portraits = v.object({ version: v.nullable(v.string()), portraits: v.array(portrait) });
export type Portraits = v.InferOutput<typeof portraits>;
