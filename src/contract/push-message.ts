import * as v from 'valibot';

/** What the server pushes to a phone. Its worker shows it, in the language that the server wrote it in. */
export const pushMessage = v.object({
  /** the id of the customer whom it is for */
  owner: v.string(),
  /** the same for every attempt, so that it is shown once */
  tag: v.string(),
  title: v.string(),
  text: v.string(),
  language: v.string(),
  /** the page that it opens */
  path: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
});
export type PushMessage = v.InferOutput<typeof pushMessage>;
