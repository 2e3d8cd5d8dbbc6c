import * as v from 'valibot';
import { shownKinds } from '../notices.ts';

/** Ids are ordered by time. */
const notice = v.object({
  id: v.string(),
  kind: v.picklist(shownKinds),
  at: v.string(),
  claim: v.nullable(v.object({ id: v.string(), number: v.string() })),
  /** the slug of the service that a subscription is for */
  service: v.nullable(v.string()),
  /** of a cover that ends */
  lastDay: v.nullable(v.string()),
});
export type CustomerNotice = v.InferOutput<typeof notice>;

/** The newest hundred, newest first. Those after `seenUntil`, an id, were not seen yet. */
export const customerNotices = v.object({ notices: v.array(notice), seenUntil: v.nullable(v.string()) });
export type CustomerNotices = v.InferOutput<typeof customerNotices>;

export const noticesSeen = v.object({ seenUntil: v.nullable(v.string()) });
