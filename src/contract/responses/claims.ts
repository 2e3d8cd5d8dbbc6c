import * as v from 'valibot';
import { claimActions, customerStatuses } from '../claim-transitions.ts';
import { claimPhoto } from '../photos.ts';
import { reasonCodes } from '../reasons/codes.ts';

/**
 * The reason for the state: for a decline its code (`other` if this release does not have it), and the
 * administrator's text.
 */
const reason = v.object({
  code: v.nullable(v.fallback(v.picklist(reasonCodes), 'other')),
  text: v.nullable(v.string()),
});
export type Reason = v.InferOutput<typeof reason>;

// Fields added after the first release are optional, because stored answers may be older.

/** A bank or a mobile money service, and the account there. */
export const payTo = v.object({ provider: v.string(), account: v.string() });

/** Birr per dollar on the day of the approval, and the day that this rate was set. */
export const birrRateThen = v.object({ rate: v.number(), since: v.string() });

/** What is left of the limit of the claim's service or policy, in the Ethiopian year of its treatment. */
const yearlyLimit = v.object({
  limitCents: v.number(),
  /** With this claim, if it is approved. */
  approvedCents: v.number(),
  leftCents: v.number(),
  /** Of the claim's person alone, not of the family together. */
  perPerson: v.optional(v.literal(true)),
  from: v.string(),
  until: v.string(),
});
export type YearlyLimit = v.InferOutput<typeof yearlyLimit>;

/** The member of the family whom a claim is for. */
export const claimant = v.object({ id: v.string(), name: v.string() });

const payment = v.object({ day: v.string(), reference: v.nullable(v.string()) });

/** A claim in its customer's list. */
export const claimLine = v.object({
  id: v.string(),
  number: v.string(),
  /** The id of the claim's letter, so that the phone recognizes it even if the receipt was lost. */
  letterId: v.optional(v.string()),
  kind: v.picklist(['claim', 'premium-claim']),
  hospital: v.string(),
  /** The service, or the policy of a premium claim. */
  service: v.string(),
  status: v.picklist(customerStatuses),
  priority: v.boolean(),
  receivedAt: v.string(),
  changedAt: v.string(),
  /** What the customer paid, in cents of a birr. */
  paidBirrCents: v.optional(v.nullable(v.number())),
  /** The approved amount in cents of a dollar. */
  amountCents: v.optional(v.nullable(v.number())),
  /** Of an approved amount. */
  birr: v.optional(v.nullable(birrRateThen)),
  /** When and how the approved amount was paid. Customers see a paid claim as approved, with this. */
  payment: v.optional(v.nullable(payment)),
  /** A claim that corrects this one. */
  isCorrected: v.optional(v.boolean()),
  reason: v.optional(v.nullable(reason)),
  /** Of a declined claim: the last day on which the customer may ask for another look. null: not, or not again. */
  disagreeUntil: v.optional(v.nullable(v.string())),
  /** null if the claim is for the account's holder */
  person: v.optional(v.nullable(claimant)),
});
export type ClaimLine = v.InferOutput<typeof claimLine>;

export const claimEvent = v.object({
  at: v.string(),
  from: v.nullable(v.picklist(customerStatuses)),
  to: v.picklist(customerStatuses),
  /** The administrator's text. */
  reason: v.nullable(v.string()),
  code: v.optional(v.nullable(v.fallback(v.picklist(reasonCodes), 'other'))),
  amountCents: v.optional(v.nullable(v.number())),
  /**
   * `undo` reverts the event before it. Missing for `answer`, `pay` and `disagree`, which earlier releases of the page do not
   * know: an answer and a disagreement come from the customer (`by`) and have another status `from`, `pay` has `payment`.
   */
  action: v.optional(v.picklist(claimActions)),
  by: v.optional(v.picklist(['customer', 'company'])),
  payment: v.optional(v.nullable(payment)),
});

const otherClaim = v.object({ id: v.string(), number: v.string() });

export const claimDetail = v.object({
  ...claimLine.entries,
  letterId: v.string(),
  paymentMethod: v.string(),
  description: v.string(),
  fullName: v.nullable(v.string()),
  email: v.nullable(v.string()),
  treatedOn: v.optional(v.nullable(v.string())),
  payTo: v.optional(v.nullable(payTo)),
  events: v.array(claimEvent),
  photos: v.optional(v.array(claimPhoto)),
  /** The claim that this one corrects. */
  corrects: v.optional(v.nullable(otherClaim)),
  /** The claim that corrects this one. */
  correctedBy: v.optional(v.nullable(otherClaim)),
  /** Declined or in need of information, and not yet corrected: a new claim may name it in `corrects`. */
  mayCorrect: v.optional(v.boolean()),
  /** Null without a limit. */
  yearlyLimit: v.optional(v.nullable(yearlyLimit)),
});
export type ClaimDetail = v.InferOutput<typeof claimDetail>;

/** `GET /claims` is paginated: `after` is the `next` of the previous page. */
export const claimsAfter = 'after';

export const claimsPage = v.object({ claims: v.array(claimLine), next: v.nullable(v.string()) });
export type ClaimsPage = v.InferOutput<typeof claimsPage>;
