import { formatPrice } from '../../i18n/money.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { useServices } from './services-query.ts';
import styles from './yearly-price.module.css';

/** A yearly price in dollars, and in birr with the day of the rate; null means on request, as does a price that is not known yet. */
export function YearlyPrice({ dollars }: { dollars: number | null | undefined }) {
  const messages = useMessages('services');
  const language = useLanguage();
  const { birrPriceOf } = useServices();
  const birr = dollars ? birrPriceOf(dollars) : undefined;
  return (
    <div className={styles.price}>
      <p className={styles.dollars}>
        {dollars == null ? messages.onRequest : messages.perYear(formatPrice(language, dollars))}
      </p>
      {birr && <p className={styles.birr}>{messages.inBirr(birr.amount, birr.day)}</p>}
    </div>
  );
}
