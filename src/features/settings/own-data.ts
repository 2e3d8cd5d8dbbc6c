import * as v from 'valibot';

/** Loose schemas, so that fields added by a newer server are exported as well. */
const photo = v.looseObject({
  sha256: v.string(),
  type: v.string(),
  size: v.number(),
  state: v.string(),
  claims: v.array(v.string()),
});
export type OwnPhoto = v.InferOutput<typeof photo>;
const portrait = v.looseObject({ personId: v.nullable(v.string()), image: v.string() });
export type OwnPortrait = v.InferOutput<typeof portrait>;
export const ownData = v.looseObject({
  account: v.looseObject({ id: v.string() }),
  photos: v.optional(v.array(photo), []),
  portraits: v.optional(v.array(portrait), []),
});
export type OwnData = v.InferOutput<typeof ownData>;
