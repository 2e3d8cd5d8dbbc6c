import * as v from 'valibot';
import { choice, description, uuid } from '../fields.ts';
import { payload } from '../payload.ts';

/** The second version may name the claim that this one corrects; the first had no word for it. */
export const claim = payload(
  2,
  v.object({
    hospital: choice,
    service: choice,
    paymentMethod: choice,
    description: v.optional(description, ''),
    corrects: v.optional(uuid),
  }),
);
