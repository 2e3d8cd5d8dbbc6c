import * as v from 'valibot';
import { day } from '../day.ts';
import { limits, requiredText, text } from '../fields.ts';
import { payload } from '../payload.ts';
import { declineCodes } from '../reasons/codes.ts';

/** A million dollars, in cents. */
export const mostCents = 100_000_000;

/** The version of the claim that was displayed; any other results in a 409. */
const seen = {
  version: v.pipe(
    v.number('wrong-type'),
    v.integer('wrong-type'),
    v.minValue(1, 'wrong-type'),
    v.maxValue(1_000_000, 'wrong-type'),
  ),
};
const messages = v.optional(v.nullable(text(limits.description)), null);
export const amountCents = v.pipe(
  v.number('wrong-type'),
  v.integer('wrong-type'),
  v.minValue(1, 'required'),
  v.maxValue(mostCents, 'too-long'),
);

export const decision = payload(
  1,
  v.variant('action', [
    v.object({ ...seen, action: v.literal('review') }),
    v.object({ ...seen, action: v.literal('approve'), amountCents, text: messages }),
    v.object({ ...seen, action: v.literal('decline'), code: v.picklist(declineCodes, 'wrong-type'), text: messages }),
    v.object({ ...seen, action: v.literal('ask'), text: requiredText(limits.description) }),
    v.object({ ...seen, action: v.literal('pay'), day, reference: v.optional(v.nullable(text(limits.name)), null) }),
    v.object({ ...seen, action: v.literal('undo') }),
  ]),
);
export type Decision = v.InferOutput<typeof decision.schema>;
