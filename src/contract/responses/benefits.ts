import * as v from 'valibot';
import { reasonCodes } from '../reasons/codes.ts';
import { birrRateThen } from './claims.ts';

const kind = v.picklist(['claim', 'premium-claim']);

/** Counts of claims, and sums of those that are decided. Birr and dollars in cents. */
const sums = {
  approved: v.number(),
  declined: v.number(),
  undecided: v.number(),
  /** What the customer paid to the hospital, as far as it was stated. */
  billedBirrCents: v.number(),
  approvedCents: v.number(),
  /** Each at the rate of its approval; null if one of them had no rate. */
  approvedBirrCents: v.nullable(v.number()),
  /** What was billed and not approved. */
  ownBirrCents: v.number(),
  /** The decided claims that are not in `ownBirrCents`, since the amount billed or the rate is not known. */
  withoutOwn: v.number(),
};
export type BenefitSums = v.InferOutput<v.ObjectSchema<typeof sums, undefined>>;

/** Why the customer paid a part: the claims that were declined for a reason, or approved in part. */
const reason = v.object({
  code: v.fallback(v.picklist(['in-part', ...reasonCodes]), 'other'),
  claims: v.number(),
  ownBirrCents: v.number(),
});

/** A year of the Ethiopian calendar, by the day of treatment or else of receipt. */
const yearEntries = { year: v.number(), from: v.string(), until: v.string() };

export const benefitYear = v.object({
  ...yearEntries,
  total: v.object(sums),
  /** A service, or the policy of premium claims, by its present name. */
  services: v.array(v.object({ kind, service: v.string(), ...sums })),
  reasons: v.array(reason),
});
export type BenefitYear = v.InferOutput<typeof benefitYear>;

const limitEntries = {
  kind,
  service: v.string(),
  limitCents: v.number(),
  approvedCents: v.number(),
  leftCents: v.number(),
};

export const benefits = v.object({
  /** Newest first, those with claims. */
  years: v.array(benefitYear),
  /** The limits of this year that concern the customer. */
  limits: v.object({
    ...yearEntries,
    services: v.array(v.object(limitEntries)),
    /** Those that count for each person by itself. Missing in the answer of a server of an earlier release. */
    people: v.optional(v.array(v.object({ ...limitEntries, person: v.string() }))),
  }),
  /** Today's rate. */
  birr: v.nullable(birrRateThen),
});
export type Benefits = v.InferOutput<typeof benefits>;
