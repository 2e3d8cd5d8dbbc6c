import * as v from 'valibot';
import { limits, requiredText } from '../fields.ts';
import { payload } from '../payload.ts';
import { member } from '../responses/family.ts';
import { next } from './query.ts';
import { letter, settled } from './requests.ts';

/** What a customer has asked for. */
export const familyRequestLine = v.object({ ...member.entries, ...letter, ...settled });
export const familyRequestsPage = v.object({ members: v.array(familyRequestLine), next });

/** Confirmed, or declined with a reason that the customer reads. */
export const familySettlement = payload(
  1,
  v.variant('action', [
    v.object({ action: v.literal('confirm') }),
    v.object({ action: v.literal('decline'), reason: requiredText(limits.description) }),
  ]),
);
export type FamilySettlement = v.InferOutput<typeof familySettlement.schema>;
