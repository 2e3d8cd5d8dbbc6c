import { brand } from '../../contract/brand.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Card } from '../../ui/card.tsx';
import { YearlyPrice } from '../offers/yearly-price.tsx';
import styles from './premium-price.module.css';

/** What Premium costs and gives: the same for a visitor and a customer. */
export function PremiumPrice({ dollars }: { dollars: number | null | undefined }) {
  const messages = useMessages('upgrade');
  const { call } = useMessages('layout').footer;
  const { priority, dashboard, services } = messages.adds;
  return (
    <Card as="section" kind="premium" aria-labelledby="premium-price">
      <h2 id="premium-price" className={styles.heading}>
        {messages.cost}
      </h2>
      <YearlyPrice dollars={dollars} />
      <p>
        {messages.ask} <a href={`tel:${brand.phone}`}>{call(brand.shownPhone)}</a>
      </p>
      <ul className={styles.gives}>
        {[services, priority, dashboard].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>{messages.price}</p>
    </Card>
  );
}
