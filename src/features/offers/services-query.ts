import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { catalogue, firstPricesSince, servicesPath } from '../../contract/catalogue.ts';
import type { ServiceHighlights } from '../../contract/highlights/en.ts';
import type { Language } from '../../contract/languages.ts';
import type { OfferedServices } from '../../contract/responses/services.ts';
import { type Changed, channelName } from '../../contract/worker-messages.ts';
import { apiBase } from '../../device/api-base.ts';
import { shownDay, shownDayOf } from '../../i18n/dates.ts';
import { messagesOf } from '../../i18n/load-messages.ts';
import { formatBirr } from '../../i18n/money.ts';
import { useLanguage } from '../../i18n/use-messages.tsx';

export type Service = OfferedServices['services'][number];

/** The services as the build knows them, for a page before it has asked. */
export const firstServices = (language: Language, highlights?: ServiceHighlights): Service[] =>
  catalogue.map((service) => ({
    ...service,
    ...messagesOf(language, 'serviceWords')[service.slug],
    highlights: highlights?.[service.slug] ?? [],
    priceSince: firstPricesSince,
  }));

/** Read by hand: a validator would be half as many bytes again as a public page's own script. What does not fit is left out. */
export function servicesIn(answer: unknown) {
  const { services, birr } = answer as OfferedServices;
  const isPrice = (price: unknown) => price === null || Number.isFinite(price);
  const isRate = Number.isFinite(birr?.rate) && typeof birr?.since === 'string';
  return {
    services: services.filter(({ slug, title, yearlyPrice }) => slug && title && isPrice(yearlyPrice)),
    birr: isRate ? birr : undefined,
  };
}

async function fetchServices(language: Language, signal: AbortSignal) {
  const response = await fetch(`${apiBase}${servicesPath}`, { signal, headers: { 'accept-language': language } });
  if (!response.ok) throw new Error(response.statusText);
  // What the worker kept has the day on which it was fetched.
  const asOf = new Date(response.headers.get('date') ?? Date.now());
  return { ...servicesIn(await response.json()), asOf };
}

/**
 * What the company offers: first as the build knows it, then as the worker kept it, then as the server says. The worker
 * answers with what it has and tells on the channel when the server has something newer. A page that shows the highlights
 * brings the build's.
 */
export function useServices(highlights?: ServiceHighlights) {
  const language = useLanguage();
  const { data, isFetched, refetch } = useQuery({
    queryKey: ['', 'services', language],
    queryFn: ({ signal }) => fetchServices(language, signal),
  });
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<Changed>) => {
      if (data.changed === 'services') void refetch();
    };
    return () => channel.close();
  }, [refetch]);

  return useMemo(() => {
    const { services = firstServices(language, highlights), birr, asOf } = data ?? {};
    return {
      services,
      /** about what a price is in birr, and the day of the rate; nothing while no rate is known */
      birrFor: (dollars: number) =>
        birr && { amount: formatBirr(language, dollars, birr.rate), day: shownDay(language, birr.since) },
      asOf: asOf ? shownDayOf(language, asOf) : shownDay(language, firstPricesSince),
      /** the server, or the phone for it, has said what there is or cannot be reached */
      isFetched,
    };
  }, [language, highlights, data, isFetched]);
}

/** Where prices are shown. */
export type Offer = ReturnType<typeof useServices>;
