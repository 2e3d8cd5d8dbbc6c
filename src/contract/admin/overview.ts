import * as v from 'valibot';
import { claimStatuses } from '../claim-transitions.ts';
import { channels } from '../notices.ts';
import { queueLine } from './claims.ts';

const counts = v.record(v.picklist(claimStatuses), v.number());
const share = v.object({ name: v.string(), counts });

export const overviewDays = 90;

/** The last ninety days in Addis Ababa time; `states` and `waiting` cover all claims. */
export const overview = v.object({
  /** The claims received per day by current state, oldest day first. */
  days: v.array(v.object({ day: v.string(), counts })),
  states: counts,
  /** Of the claims decided in this period; null if there are none. */
  decided: v.object({ count: v.number(), medianHours: v.nullable(v.number()), ninetiethHours: v.nullable(v.number()) }),
  /** The ten claims that have waited longest, regardless of priority. */
  waiting: v.array(queueLine),
  /** Of the claims received, most frequent first. */
  hospitals: v.array(share),
  services: v.array(share),
  /** false if no mail server is set */
  /** The channels on which customers are told. */
  channels: v.array(v.picklist(channels)),
  /** When the last backup was made and checked; null if there was none. Missing in what a server of an earlier release answers. */
  lastBackup: v.optional(v.nullable(v.string())),
  open: v.object({
    claims: v.number(),
    requests: v.number(),
    /** Missing in what a server of an earlier release answers. */
    callBacks: v.optional(v.number(), 0),
    subscriptions: v.number(),
    upgrades: v.number(),
    deletions: v.number(),
    /** Missing in what a server of an earlier release answers. */
    family: v.optional(v.number(), 0),
  }),
});
export type Overview = v.InferOutput<typeof overview>;
