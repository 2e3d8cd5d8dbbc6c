import * as v from 'valibot';
import { earlierKinds, type ShownKind } from '../notices.ts';

const about = {
  id: v.string(),
  at: v.string(),
  claim: v.nullable(v.object({ id: v.string(), number: v.string() })),
  /** the slug of the service that a subscription is for */
  service: v.nullable(v.string()),
  /** of a cover that ends; of an instalment, the day on which it is due */
  lastDay: v.nullable(v.string()),
};
export type CustomerNotice = v.InferOutput<v.ObjectSchema<typeof about, undefined>> & { kind: ShownKind };

/** The newest hundred, newest first, by ids, which are ordered by time. Those after `seenUntil`, an id, were not seen yet. */
export const customerNotices = v.object({
  notices: v.array(v.object({ ...about, kind: v.picklist(earlierKinds) })),
  /** Of other kinds, of which the page leaves out those it does not know. Missing in answers of an earlier release. */
  newer: v.optional(v.array(v.object({ ...about, kind: v.string() }))),
  seenUntil: v.nullable(v.string()),
});
export type CustomerNotices = v.InferOutput<typeof customerNotices>;

export const noticesSeen = v.object({ seenUntil: v.nullable(v.string()) });
