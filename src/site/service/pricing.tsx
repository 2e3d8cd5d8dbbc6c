import { brand } from '../../contract/brand.ts';
import { type Service, useServices } from '../../offers/services-query.ts';
import { shownPrice } from '../../text/money.ts';
import { useLanguage, useWords } from '../../text/words.tsx';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './pricing.module.css';

/** What it costs, how it is paid, and the way on. */
export function Pricing({ service }: { service: Service }) {
  const { slug, title, premium, yearlyPrice: yearly } = service;
  const words = useWords('service');
  const { inBirr, onRequest, pricesAsOf } = useWords('services');
  const contact = useWords('frame').footer;
  const language = useLanguage();
  const { birrFor, asOf } = useServices();
  const birr = yearly === null ? undefined : birrFor(yearly);
  return (
    <Card as="section" kind={premium ? 'premium' : 'plain'} className={styles.pricing} aria-labelledby="pricing">
      <h2 id="pricing" className={styles.heading}>
        {words.pricing}
      </h2>
      {yearly === null ? (
        <>
          <p className={styles.price}>{onRequest}</p>
          <p>{words.ask}</p>
          <div className={styles.ways}>
            <ButtonAnchor kind="quiet" href={`tel:${brand.phone}`}>
              {contact.call(brand.shownPhone)}
            </ButtonAnchor>
            <ButtonAnchor
              kind="plain"
              href={`mailto:${brand.contactEmail}?subject=${encodeURIComponent(words.askSubject(title))}`}
            >
              {contact.write(brand.contactEmail)}
            </ButtonAnchor>
          </div>
        </>
      ) : (
        <>
          <p className={styles.price}>{words.yearly(shownPrice(language, yearly))}</p>
          {birr && <p>{inBirr(birr.amount, birr.day)}</p>}
          <p className={styles.asOf}>{pricesAsOf(asOf)}</p>
        </>
      )}
      <p>{words.flexible}</p>
      <div className={styles.next}>
        <h3>{words.next}</h3>
        <div className={styles.ways}>
          <ButtonLink kind={premium ? 'premium' : 'warm'} to={premium ? '/premium-register' : '/register'}>
            {premium ? words.registerPremium : words.register}
          </ButtonLink>
          <ButtonLink kind="quiet" to={`/subscribe?service=${slug}`}>
            {words.subscribe}
          </ButtonLink>
          <ButtonLink kind="quiet" to={premium ? '/premium-claims' : '/claimform'}>
            {words.claim}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
