import * as v from 'valibot';
import { day } from '../day.ts';
import { limits, list, name, phone, requiredText, shownPrice } from '../fields.ts';
import { payload } from '../payload.ts';
import { location as shownLocation } from '../responses/hospitals.ts';
import { amountCents } from './decision.ts';

const active = v.boolean('wrong-type');
/** A link to a map; https only, since it is shown as a link. */
const map = v.nullable(v.pipe(requiredText(2000), v.regex(/^https:\/\/[^\s"<>]+$/u, 'wrong-type')));

/** Of what is approved in a year. Missing in what an earlier release of the desk sends, which changes nothing. */
const limitEntries = {
  /** In cents of a dollar; null means without a limit. */
  limitCents: v.optional(v.nullable(amountCents)),
  /** Whether it counts for each person of a family by itself. */
  limitPerPerson: v.optional(v.boolean('wrong-type')),
  /** The first day of the limit, also in the future; defaults to today. */
  limitSince: v.optional(day),
};

const serviceEntries = {
  title: name,
  description: requiredText(limits.description),
  highlights: list(requiredText(300), 12),
  premium: v.boolean('wrong-type'),
  /** In dollars; null means on request. */
  yearlyPrice: shownPrice,
  /** The first day of the price; defaults to today if the price changed. */
  priceSince: v.optional(day),
  ...limitEntries,
  active,
};

/** A service's part of the URL. */
export const slug = v.pipe(name, v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'wrong-type'));

export const serviceChange = payload(1, v.object(serviceEntries));
export const newService = payload(1, v.object({ ...serviceEntries, slug }));

const degrees = (least: number, most: number) =>
  v.pipe(v.number('wrong-type'), v.minValue(least, 'wrong-type'), v.maxValue(most, 'wrong-type'));
/** In and just around Ethiopia. The ranges are apart, so that exchanged numbers are refused. */
const location = v.object({ latitude: degrees(3, 15.5), longitude: degrees(32.5, 48.5) });

/** What earlier releases of the desk do not send stays as it is. */
export const hospital = payload(
  1,
  v.object({
    name,
    town: name,
    phone,
    map: v.optional(map, null),
    hours: v.optional(v.nullable(requiredText(200))),
    services: v.optional(list(slug, 100)),
    location: v.optional(v.nullable(location)),
    active,
  }),
);
export const policy = payload(1, v.object({ name, ...limitEntries, active }));
/** `premium`: also offered in the premium claim form. */
export const paymentMethod = payload(1, v.object({ name, premium: v.boolean('wrong-type'), active }));

export const birrRateRange = { least: 0.01, most: 1_000_000 };

/** Birr per dollar from a day on; defaults to today. */
export const birrRate = payload(
  1,
  v.object({
    rate: v.pipe(
      v.number('wrong-type'),
      v.minValue(birrRateRange.least, 'wrong-type'),
      v.maxValue(birrRateRange.most, 'too-long'),
    ),
    since: v.optional(day),
  }),
);

/** In dollars a year; null means on request. It applies from now on. */
export const premiumPrice = payload(1, v.object({ yearlyPrice: shownPrice }));

/** For how many days a cover stands after its last day. */
export const gracePeriod = payload(
  1,
  v.object({
    days: v.pipe(
      v.number('wrong-type'),
      v.integer('wrong-type'),
      v.minValue(0, 'wrong-type'),
      v.maxValue(60, 'too-long'),
    ),
  }),
);
export const adminGracePeriod = v.object({ days: v.number() });

/** Whether a year may be paid in four instalments. What was begun so goes on. */
export const byQuarter = payload(1, v.object({ offered: v.boolean('wrong-type') }));
export const adminByQuarter = v.object({ offered: v.boolean() });

const limit = v.nullable(
  v.object({ limitCents: v.nullable(v.number()), perPerson: v.optional(v.boolean(), false), since: v.string() }),
);
/** Missing in what a server of an earlier release answers. */
const limited = { limit: v.optional(limit, null), limitToCome: v.optional(limit, null) };
export type AdminLimit = v.InferOutput<typeof limit>;

export const adminService = v.object({
  slug: v.string(),
  title: v.string(),
  description: v.string(),
  highlights: v.array(v.string()),
  premium: v.boolean(),
  yearlyPrice: v.nullable(v.number()),
  priceSince: v.string(),
  ...limited,
  active: v.boolean(),
});
const named = { id: v.string(), name: v.string(), active: v.boolean() };
export const adminHospital = v.object({
  ...named,
  town: v.string(),
  phone: v.string(),
  map: v.nullable(v.string()),
  hours: v.optional(v.nullable(v.string())),
  services: v.optional(v.array(v.string())),
  location: v.optional(v.nullable(shownLocation)),
});
export const adminPolicy = v.object({ ...named, ...limited });
export const adminPaymentMethod = v.object({ ...named, premium: v.boolean() });

export const adminBirrRate = v.object({ rate: v.number(), since: v.string() });
export const adminPremiumPrice = v.object({ yearlyPrice: v.nullable(v.number()), since: v.nullable(v.string()) });

/** Everything offered now or withdrawn. */
export const adminOffers = v.object({
  services: v.array(adminService),
  hospitals: v.array(adminHospital),
  policies: v.array(adminPolicy),
  paymentMethods: v.array(adminPaymentMethod),
  /** The rate in force today. */
  birr: v.nullable(adminBirrRate),
  birrToCome: v.nullable(adminBirrRate),
  premiumPrice: adminPremiumPrice,
  /** Missing in what a server of an earlier release answers. */
  graceDays: v.optional(v.number(), 0),
  byQuarter: v.optional(v.boolean(), false),
});
export type AdminOffers = v.InferOutput<typeof adminOffers>;
