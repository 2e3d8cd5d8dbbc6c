import { useMemo } from 'preact/hooks';
import type { BirrRate, OfferedServices } from '../contract/answers/services.ts';
import { catalogue, firstPricesSince, type ServiceSlug, servicesPath } from '../contract/catalogue.ts';
import type { Language } from '../contract/languages.ts';
import { type Changed, channelName, keptSinceHeader } from '../contract/messages.ts';
import { shownDay, shownDayOf } from '../text/dates.ts';
import { shownBirr } from '../text/money.ts';
import { useLanguage } from '../text/words.tsx';
import { useOutside } from '../ui/outside.ts';

type Prices = {
  yearly: ReadonlyMap<string, number | null>;
  /** the day of the build's first copy, or the moment the server gave them */
  asOf: string | Date;
  /** nothing until the company has set a rate and the phone has heard of it */
  birr?: BirrRate | undefined;
};

const firstPrices: Prices = {
  yearly: new Map(catalogue.map(({ slug, yearlyPrice }) => [slug, yearlyPrice])),
  asOf: firstPricesSince,
};

let newest = firstPrices;
const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;

type Shown = {
  yearlyOf: (slug: ServiceSlug) => number | null;
  /** about what a price is in birr, and the day of the rate; nothing while no rate is known */
  birrFor: (dollars: number) => { amount: string; day: string } | undefined;
  asOf: string;
};

/** The newest prices there are: the server's, else those this phone kept, else those that came with the page. */
export function usePrices(): Shown {
  const language = useLanguage();
  const { yearly, asOf, birr } = useOutside(
    subscribe,
    () => newest,
    () => firstPrices,
  );
  return useMemo(
    () => ({
      yearlyOf: (slug) => yearly.get(slug) ?? null,
      birrFor: (dollars) =>
        birr && { amount: shownBirr(language, dollars, birr.rate), day: shownDay(language, birr.since) },
      asOf: dayOf(language, asOf),
    }),
    [language, yearly, asOf, birr],
  );
}

const dayOf = (language: Language, asOf: string | Date) =>
  typeof asOf === 'string' ? shownDay(language, asOf) : shownDayOf(language, asOf);

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (listeners.size === 1) {
    // In a task of its own: a small phone has its hands full with taking over the page.
    setTimeout(ask);
    // The worker answers with what it kept, and tells when the server has newer ones.
    channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<Changed>) => {
      if (data.changed === 'answers') void ask();
    };
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) channel?.close();
  };
}

async function ask(): Promise<void> {
  try {
    const response = await fetch(`${import.meta.env.VITE_API_BASE ?? '/api'}${servicesPath}`);
    if (!response.ok) return;
    newest = pricesIn(await response.json(), response.headers.get(keptSinceHeader));
    for (const listener of listeners) listener();
  } catch {
    // Out of reach, or not our server: the prices on the page have their day beside them and stay.
  }
}

/** Read by hand: a validator's bytes are not worth a number. */
export function pricesIn(answer: unknown, keptSince: string | null): Prices {
  const { services, birr } = answer as OfferedServices;
  const yearly = new Map(firstPrices.yearly);
  for (const { slug, yearlyPrice } of services)
    if (yearlyPrice === null || Number.isFinite(yearlyPrice)) yearly.set(slug, yearlyPrice);
  return { yearly, asOf: keptSince ? new Date(keptSince) : new Date(), birr: isRate(birr) ? birr : undefined };
}

const isRate = (birr: OfferedServices['birr']): birr is BirrRate =>
  Number.isFinite(birr?.rate) && typeof birr?.since === 'string';
