import { formatPrice } from '../../i18n/money.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { useServices } from './services-query.ts';

/** A yearly price in dollars and in birr. */
export function YearlyPrice({ dollars }: { dollars: number | null }) {
  const messages = useMessages('services');
  const language = useLanguage();
  const { birrPriceOf } = useServices();
  if (dollars === null) return messages.onRequest;
  const birr = birrPriceOf(dollars);
  return `${messages.perYear(formatPrice(language, dollars))}${birr ? `, ${messages.inBirr(birr.amount, birr.day)}` : ''}`;
}
