import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fullDay } from '../../i18n/dates.ts';
import { formatPrice } from '../../i18n/money.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { parseLetter } from '../customer/letter-content.ts';
import { letterStatus, statusTextOf } from '../customer/letter-state.tsx';
import { submit, useOutbox } from '../customer/outbox-store.ts';
import { useServices } from '../offers/services-query.ts';
import styles from './payments.module.css';
import type { Renewal } from './renewals.ts';
import { useOrderTitle } from './use-order-title.ts';

/**
 * Orders what ends for another year, with one press; to be paid by quarter, on the page of the order. The order is a letter, so it
 * works without a network.
 */
export function RenewalsList({ renewals, byQuarter }: { renewals: readonly Renewal[]; byQuarter: boolean }) {
  return (
    <ul className={styles.list}>
      {renewals.map((renewal) => (
        <RenewalRow key={renewal.service ?? renewal.kind} renewal={renewal} byQuarter={byQuarter} />
      ))}
    </ul>
  );
}

function RenewalRow({ renewal, byQuarter }: { renewal: Renewal; byQuarter: boolean }) {
  const { renewal: messages, aYear } = useMessages('payments');
  const letterMessages = useMessages('letters');
  const language = useLanguage();
  const orderTitle = useOrderTitle();
  const letter = useOutbox(({ letters }) => letters.filter(isOrderOf(renewal)).at(-1));
  const { renew, price, isOffered, isRenewing, isNotStored } = useRenew(renewal);
  const { title, service, until, hasEnded, graceUntil, openUntil, paymentMethod } = renewal;
  const orderPath = service === null ? '/upgrade?renew' : `/subscribe?service=${service}`;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <strong>{orderTitle({ title })}</strong>
        <span className={hasEnded ? styles.ended : styles.quiet}>
          {openUntil
            ? messages.instalmentOpen(fullDay(language, openUntil))
            : graceUntil
              ? messages.inGrace(fullDay(language, until), fullDay(language, graceUntil))
              : hasEnded
                ? messages.ended(fullDay(language, until))
                : messages.ends(fullDay(language, until))}
        </span>
        {typeof price === 'number' && <span className={styles.quiet}>{aYear(formatPrice(language, price))}</span>}
      </div>
      {letter && letter.state !== 'needs-attention' ? (
        <p role="status" className={styles.quiet}>
          {letterStatus(letter) === 'sent' ? messages.sent : statusTextOf(letter, letterMessages.state, language)}
        </p>
      ) : letter ? (
        <Link to={orderPath}>{messages.correct}</Link>
      ) : !isOffered ? (
        <p className={styles.quiet}>{messages.withdrawn}</p>
      ) : paymentMethod === null || price === undefined ? (
        <ButtonLink kind="quiet" to={orderPath}>
          {messages.renew}
        </ButtonLink>
      ) : (
        <div className={styles.actions}>
          <Button kind="quiet" busy={isRenewing} onClick={() => void renew()}>
            {messages.renew}
          </Button>
          {byQuarter && price !== null && (
            <ButtonLink kind="plain" to={orderPath}>
              {messages.byQuarter}
            </ButtonLink>
          )}
        </div>
      )}
      {isNotStored && <Notice kind="bad">{messages.notStored}</Notice>}
    </li>
  );
}

/** With the price that is shown. That of the plan may not have been fetched: then it is ordered on its page. */
function useRenew({ service, kind, paymentMethod }: Renewal) {
  const { services, premiumPrice } = useServices();
  const [isRenewing, setIsRenewing] = useState(false);
  const [isNotStored, setNotStored] = useState(false);
  const offered = services.find(({ slug }) => slug === service);
  const price = kind === 'upgrade' ? (premiumPrice ?? undefined) : offered?.yearlyPrice;
  const renew = async () => {
    if (paymentMethod === null || price === undefined) return;
    setIsRenewing(true);
    setNotStored(false);
    try {
      if (kind === 'upgrade') await submit('upgrade', { paymentMethod, yearlyPrice: price });
      else if (offered) await submit('subscription', { service: offered.slug, paymentMethod, yearlyPrice: price });
    } catch {
      setNotStored(true);
    }
    setIsRenewing(false);
  };
  return { renew, price, isRenewing, isOffered: kind === 'upgrade' || offered !== undefined, isNotStored };
}

/** The letter of a renewal that the profile does not know yet. */
const isOrderOf =
  ({ kind, service }: Renewal) =>
  (letter: Parameters<typeof parseLetter>[0]) => {
    const content = parseLetter(letter);
    if (kind === 'upgrade') return content.kind === 'upgrade' && letter.state !== 'sent';
    return content.kind === 'subscription' && content.payload.service === service && letter.state !== 'sent';
  };
