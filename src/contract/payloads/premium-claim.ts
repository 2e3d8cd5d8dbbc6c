import * as v from 'valibot';
import { choice, email, limits, personName, requiredText, uuid } from '../fields.ts';
import { payload } from '../payload.ts';
import { claimDetails, requireWholePayTo } from './claim-details.ts';

/** Version 2 added `corrects`, the claim that this one corrects; version 3 added `claimDetails`. */
export const premiumClaim = payload(
  3,
  v.pipe(
    v.object({
      fullName: personName,
      email,
      hospital: choice,
      policy: choice,
      paymentMethod: choice,
      description: requiredText(limits.description),
      ...claimDetails,
      priority: v.optional(v.boolean('wrong-type'), true),
      corrects: v.optional(uuid),
    }),
    requireWholePayTo(),
  ),
);
