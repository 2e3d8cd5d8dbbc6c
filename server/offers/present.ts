import type { ServiceSlug } from '../../src/contract/catalogue.ts';
import { serviceHighlights as highlightsInAmharic } from '../../src/contract/highlights/am.ts';
import { serviceHighlights as highlightsInEnglish } from '../../src/contract/highlights/en.ts';
import { serviceHighlights as highlightsInOromo } from '../../src/contract/highlights/om.ts';
import type { Language } from '../../src/contract/languages.ts';
import type { Option } from '../../src/contract/responses/options.ts';
import type { BirrRate, OfferedServices } from '../../src/contract/responses/services.ts';
import { serviceWords as wordsInAmharic } from '../../src/contract/services/am.ts';
import { serviceWords as wordsInEnglish } from '../../src/contract/services/en.ts';
import { serviceWords as wordsInOromo } from '../../src/contract/services/om.ts';
import type { birrRates, hospitals, premiumPrices, services } from '../db/schema/offers.ts';

const serviceWords = { en: wordsInEnglish, am: wordsInAmharic, om: wordsInOromo };
const serviceHighlights = { en: highlightsInEnglish, am: highlightsInAmharic, om: highlightsInOromo };

export const presentOption = ({ id, name }: Option): Option => ({ id, name });

/** Claims refer to services by title. */
export const presentServiceOption = ({ slug, title }: Service): Option => ({ id: slug, name: title });

type Service = typeof services.$inferSelect;

/** Translates texts that are unchanged from the catalogue; texts edited by administrators are returned as they are. */
function inLanguage({ slug, title, description, highlights }: Service, language: Language) {
  const known = slug as ServiceSlug;
  const [words, english] = [serviceWords[language][known], serviceWords.en[known]];
  if (!words || !english) return { title, description, highlights };
  const isUnchanged = highlights.join('\n') === serviceHighlights.en[known].join('\n');
  return {
    title: title === english.title ? words.title : title,
    description: description === english.description ? words.description : description,
    highlights: isUnchanged ? serviceHighlights[language][known] : highlights,
  };
}

export const presentService = (service: Service, language: Language): OfferedServices['services'][number] => ({
  slug: service.slug,
  ...inLanguage(service, language),
  premium: service.premium,
  yearlyPrice: service.yearlyPrice,
  priceSince: service.priceSince,
});

/** For customers and administrators; the contract names what each of them gets. */
export const presentHospital = ({ latitude, longitude, ...hospital }: typeof hospitals.$inferSelect) => ({
  ...hospital,
  location: latitude === null || longitude === null ? null : { latitude, longitude },
});

export const presentPremiumPrice = (price: typeof premiumPrices.$inferSelect | undefined) => ({
  yearlyPrice: price?.yearlyPrice ?? null,
  since: price?.since.toISOString() ?? null,
});

export const presentBirrRate = (rate: typeof birrRates.$inferSelect | undefined): BirrRate | null =>
  rate ? { rate: rate.rate, since: rate.since } : null;
