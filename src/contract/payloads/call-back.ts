import * as v from 'valibot';
import { limits, phone, text, uuid } from '../fields.ts';
import { payload } from '../payload.ts';

export const callTimes = ['any', 'morning', 'afternoon'] as const;
export type CallTime = (typeof callTimes)[number];

/** The customer wants to be called, perhaps about a claim. */
export const callBack = payload(
  1,
  v.object({
    phone,
    time: v.picklist(callTimes, 'wrong-type'),
    /** Its id; empty if it is about none. */
    claim: v.optional(v.union([v.literal(''), uuid], 'wrong-type'), ''),
    text: v.optional(v.pipe(text(limits.callText), v.trim()), ''),
  }),
);
