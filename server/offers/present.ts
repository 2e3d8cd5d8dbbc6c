import type { Option } from '../../src/contract/answers/options.ts';
import type { BirrRate, OfferedServices } from '../../src/contract/answers/services.ts';
import type { birrRates, services } from '../db/schema.ts';

export const presentOption = ({ id, name }: Option): Option => ({ id, name });

/** A claim names the service by its title. */
export const presentServiceOption = ({ slug, title }: Service): Option => ({ id: slug, name: title });

type Service = typeof services.$inferSelect;

export const presentService = (service: Service): OfferedServices['services'][number] => ({
  slug: service.slug,
  title: service.title,
  description: service.description,
  highlights: service.highlights,
  premium: service.premium,
  yearlyPrice: service.yearlyPrice,
  priceSince: service.priceSince,
});

export const presentBirrRate = (newest: typeof birrRates.$inferSelect | undefined): BirrRate | null =>
  newest ? { rate: newest.rate, since: newest.since } : null;
