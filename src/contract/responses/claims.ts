import * as v from 'valibot';
import { claimActions, claimStatuses } from '../claim-transitions.ts';
import { reasonCodes } from '../reasons/codes.ts';

/** Why it stands as it does: of a decline the code (one that this release does not know is `other`), and what was written. */
const reason = v.object({
  code: v.nullable(v.fallback(v.picklist(reasonCodes), 'other')),
  text: v.nullable(v.string()),
});
export type Reason = v.InferOutput<typeof reason>;

// What came after the first release is optional: an answer kept on a phone may be from before.

/** A claim as its own customer sees it in a list. */
export const claimLine = v.object({
  id: v.string(),
  number: v.string(),
  /** the letter that brought it, by which a phone knows its own though the receipt was lost */
  letterId: v.optional(v.string()),
  kind: v.picklist(['claim', 'premium-claim']),
  hospital: v.string(),
  /** the service, or of a premium claim the policy */
  service: v.string(),
  status: v.picklist(claimStatuses),
  priority: v.boolean(),
  receivedAt: v.string(),
  changedAt: v.string(),
  /** approved, in cents of a dollar */
  amountCents: v.optional(v.nullable(v.number())),
  reason: v.optional(v.nullable(reason)),
});
export type ClaimLine = v.InferOutput<typeof claimLine>;

export const claimEvent = v.object({
  at: v.string(),
  from: v.nullable(v.picklist(claimStatuses)),
  to: v.picklist(claimStatuses),
  /** what was written */
  reason: v.nullable(v.string()),
  code: v.optional(v.nullable(v.fallback(v.picklist(reasonCodes), 'other'))),
  amountCents: v.optional(v.nullable(v.number())),
  /** `undo`: what was done before it no longer holds */
  action: v.optional(v.picklist(claimActions)),
});

const otherClaim = v.object({ id: v.string(), number: v.string() });

export const claimDetail = v.object({
  ...claimLine.entries,
  letterId: v.string(),
  paymentMethod: v.string(),
  description: v.string(),
  fullName: v.nullable(v.string()),
  email: v.nullable(v.string()),
  events: v.array(claimEvent),
  /** the claim that this one was sent in the place of */
  corrects: v.optional(v.nullable(otherClaim)),
  /** the one sent in the place of this */
  correctedBy: v.optional(v.nullable(otherClaim)),
  /** declined or short of something, and not yet corrected: a new claim may name it in `corrects` */
  mayCorrect: v.optional(v.boolean()),
});
export type ClaimDetail = v.InferOutput<typeof claimDetail>;

/** `GET /claims` goes on after the claim that this query names: the `next` of the page before. */
export const claimsAfter = 'after';

export const claimsPage = v.object({ claims: v.array(claimLine), next: v.nullable(v.string()) });
export type ClaimsPage = v.InferOutput<typeof claimsPage>;
