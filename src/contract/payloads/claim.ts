import * as v from 'valibot';
import { choice, description, uuid } from '../fields.ts';
import { payload } from '../payload.ts';

/** Version 2 added `corrects`, the claim that this one corrects. */
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
