import * as v from 'valibot';

export const offeredService = v.object({
  slug: v.string(),
  title: v.string(),
  description: v.string(),
  highlights: v.array(v.string()),
  premium: v.boolean(),
  yearlyPrice: v.nullable(v.number()),
  priceSince: v.string(),
});

/** Birr per dollar, with the day it was set. */
const birrRate = v.object({ rate: v.number(), since: v.string() });
export type BirrRate = v.InferOutput<typeof birrRate>;

export const offeredServices = v.object({
  services: v.array(offeredService),
  birr: v.optional(v.nullable(birrRate)),
  /** The yearly price of the premium plan in dollars; null means on request. */
  premiumPrice: v.optional(v.nullable(v.number())),
});
export type OfferedServices = v.InferOutput<typeof offeredServices>;
