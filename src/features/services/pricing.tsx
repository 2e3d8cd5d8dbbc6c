import { brand } from '../../contract/brand.ts';
import { formatPrice } from '../../i18n/money.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { accountPathOf } from '../../layout/account-link.ts';
import { useSessionHint } from '../../layout/use-session-hint.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { type Service, useServices } from '../offers/services-query.ts';
import styles from './pricing.module.css';

/** The price, the payment and the links to order. */
export function Pricing({ service }: { service: Service }) {
  const { slug, title, premium, yearlyPrice: yearly } = service;
  const messages = useMessages('service');
  const { inBirr, onRequest, pricesAsOf } = useMessages('services');
  const { footer: contact, navigation } = useMessages('layout');
  const sessionHint = useSessionHint();
  const { account } = navigation;
  const register = premium
    ? { to: '/premium-register', label: messages.registerPremium }
    : { to: '/register', label: messages.register };
  const language = useLanguage();
  const { birrPriceOf, asOf } = useServices();
  const birr = yearly === null ? undefined : birrPriceOf(yearly);
  return (
    <Card as="section" kind={premium ? 'premium' : 'plain'} className={styles.pricing} aria-labelledby="pricing">
      <h2 id="pricing" className={styles.heading}>
        {messages.pricing}
      </h2>
      {yearly === null ? (
        <>
          <p className={styles.price}>{onRequest}</p>
          <p>{messages.ask}</p>
          <div className={styles.actions}>
            <ButtonAnchor kind="quiet" href={`tel:${brand.phone}`}>
              {contact.call(brand.shownPhone)}
            </ButtonAnchor>
            <ButtonAnchor
              kind="plain"
              href={`mailto:${brand.contactEmail}?subject=${encodeURIComponent(messages.askSubject(title))}`}
            >
              {contact.write(brand.contactEmail)}
            </ButtonAnchor>
          </div>
        </>
      ) : (
        <>
          <p className={styles.price}>{messages.yearly(formatPrice(language, yearly))}</p>
          {birr && <p>{inBirr(birr.amount, birr.day)}</p>}
          <p className={styles.asOf}>{pricesAsOf(asOf)}</p>
        </>
      )}
      <p>{messages.flexible}</p>
      <div className={styles.next}>
        <h3>{messages.next}</h3>
        <div className={styles.actions}>
          {/* In the place of the other, so that nothing moves when the page learns that somebody is logged in. */}
          <ButtonLink kind={premium ? 'premium' : 'warm'} to={sessionHint ? accountPathOf(sessionHint) : register.to}>
            {sessionHint ? account : register.label}
          </ButtonLink>
          <ButtonLink kind="quiet" to={`/subscribe?service=${slug}`}>
            {messages.subscribe}
          </ButtonLink>
          <ButtonLink kind="quiet" to={premium ? '/premium-claims' : '/claimform'}>
            {messages.claim}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
