import * as v from 'valibot';
import { claimStatuses } from '../claim-transitions.ts';
import { queueLine } from './claims.ts';

const counts = v.record(v.picklist(claimStatuses), v.number());
const share = v.object({ name: v.string(), counts });

export const overviewDays = 90;

/** The last ninety days by the clock of Addis Ababa, but for `states` and `waiting`, which are about all claims. */
export const overview = v.object({
  /** every day of them, oldest first: the claims that came in, by the state in which they are now */
  days: v.array(v.object({ day: v.string(), counts })),
  states: counts,
  /** of what was decided in these days; null where nothing was */
  decided: v.object({ count: v.number(), medianHours: v.nullable(v.number()), ninetiethHours: v.nullable(v.number()) }),
  /** the ten that have waited longest, whatever their priority */
  waiting: v.array(queueLine),
  /** of the claims that came in, the most first */
  hospitals: v.array(share),
  services: v.array(share),
  open: v.object({
    claims: v.number(),
    requests: v.number(),
    subscriptions: v.number(),
    upgrades: v.number(),
    deletions: v.number(),
  }),
});
export type Overview = v.InferOutput<typeof overview>;
