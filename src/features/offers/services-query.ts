import { useEffect, useMemo } from 'react';
import { create } from 'zustand';
import { catalogue, firstPricesSince, servicesPath } from '../../contract/catalogue.ts';
import type { ServiceHighlights } from '../../contract/highlights/en.ts';
import type { Language } from '../../contract/languages.ts';
import type { OfferedServices } from '../../contract/responses/services.ts';
import { apiBase } from '../../device/api-base.ts';
import { listen } from '../../device/channel.ts';
import { shownDay, shownDayOf } from '../../i18n/dates.ts';
import { messagesOf } from '../../i18n/load-messages.ts';
import { formatBirr } from '../../i18n/money.ts';
import { useLanguage } from '../../i18n/use-messages.tsx';

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

type Answer = ReturnType<typeof parseServices> & { text: string; asOf: Date };

/** A store instead of TanStack Query, which would be a tenth of a public page's script. `isFetched`: the request has ended, successfully or not. */
const useAnswer = create<{ answer?: Answer; isFetched: boolean }>(() => ({ isFetched: false }));

let running: Promise<void> | undefined;

/** One request for all components that ask meanwhile. */
export function fetchServices(language: Language): Promise<void> {
  running ??= request(language)
    .then(
      (answer) => useAnswer.setState({ answer, isFetched: true }),
      () => useAnswer.setState({ isFetched: true }),
    )
    .finally(() => {
      running = undefined;
    });
  return running;
}

async function request(language: Language): Promise<Answer> {
  const response = await fetch(`${apiBase}${servicesPath}`, { headers: { 'accept-language': language } });
  if (!response.ok) throw new Error(response.statusText);
  // A response from the cache has the date on which it was fetched.
  const asOf = new Date(response.headers.get('date') ?? Date.now());
  const text = await response.text();
  const { answer } = useAnswer.getState();
  // The same services stay the same objects, so that memoized cards are not rendered again.
  return { ...(answer?.text === text ? answer : parseServices(JSON.parse(text))), text, asOf };
}

/**
 * The services: from the build, then from the cache of the service worker, then from the server. The worker responds from its cache and
 * posts a message on the channel when the server has a newer response. Pages that show highlights pass those of the build.
 */
export function useServices(highlights?: ServiceHighlights) {
  const language = useLanguage();
  const { answer, isFetched } = useAnswer();
  useEffect(() => {
    const refetch = () => void fetchServices(language);
    refetch();
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener('online', refetch, { signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && refetch(), {
      signal,
    });
    // A request that is running may have been answered with what was in the cache before.
    const stopListening = listen('services', () => void Promise.resolve(running).then(refetch));
    return () => {
      listeners.abort();
      stopListening();
    };
  }, [language]);

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
