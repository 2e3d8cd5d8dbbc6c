import { useMemo } from 'react';
import { catalogue, firstPricesSince, servicesPath } from '../../contract/catalogue.ts';
import type { ServiceHighlights } from '../../contract/highlights/en.ts';
import type { Language } from '../../contract/languages.ts';
import type { OfferedServices } from '../../contract/responses/services.ts';
import { shownDay, shownDayOf } from '../../i18n/dates.ts';
import { messagesOf } from '../../i18n/load-messages.ts';
import { formatBirr } from '../../i18n/money.ts';
import { useLanguage } from '../../i18n/use-messages.tsx';
import { createPublicAnswer } from './public-answer.ts';

export type Service = OfferedServices['services'][number];

/** The services of the build, until they are fetched. */
export const builtInServices = (language: Language, highlights?: ServiceHighlights): Service[] =>
  catalogue.map((service) => ({
    ...service,
    ...messagesOf(language, 'serviceWords')[service.slug],
    highlights: highlights?.[service.slug] ?? [],
    priceSince: firstPricesSince,
  }));

/** Parsed without Valibot, which would add half of the size of a public page's script. Invalid services are left out. */
export function parseServices(answer: unknown) {
  const { services, birr, premiumPrice = null } = answer as OfferedServices;
  const isPrice = (price: unknown) => price === null || Number.isFinite(price);
  const isRate = Number.isFinite(birr?.rate) && typeof birr?.since === 'string';
  return {
    services: services.filter(({ slug, title, yearlyPrice }) => slug && title && isPrice(yearlyPrice)),
    birr: isRate ? birr : undefined,
    premiumPrice: isPrice(premiumPrice) ? premiumPrice : null,
  };
}

const { fetchAnswer, useAnswer } = createPublicAnswer(servicesPath, 'services', parseServices);
export const fetchServices = fetchAnswer;

/** The services: from the build, then as last fetched. Pages that show highlights pass those of the build. */
export function useServices(highlights?: ServiceHighlights) {
  const language = useLanguage();
  const { answer, isFetched } = useAnswer();

  return useMemo(() => {
    const { services = builtInServices(language, highlights), birr, asOf } = answer ?? {};
    return {
      services,
      /** of the premium plan for a year, in dollars; null: on request, also if it cannot be fetched; undefined until it is */
      premiumPrice: answer ? answer.premiumPrice : isFetched ? null : undefined,
      /** the approximate price in birr and the date of the rate; undefined until the rate is known */
      birrPriceOf: (dollars: number) =>
        birr && { amount: formatBirr(language, dollars, birr.rate), day: shownDay(language, birr.since) },
      asOf: asOf ? shownDayOf(language, asOf) : shownDay(language, firstPricesSince),
      /** whether the request has ended, successfully or not */
      isFetched,
      /** false while the services are those of the build */
      isKnown: answer !== undefined,
    };
  }, [language, highlights, answer, isFetched]);
}

export type Offer = ReturnType<typeof useServices>;
