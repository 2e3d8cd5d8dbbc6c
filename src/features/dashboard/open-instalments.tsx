import { Link } from 'react-router-dom';
import type { Profile } from '../../contract/responses/profile.ts';
import { fullDay } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { LedgerLine, LedgerLines } from '../customer/ledger.tsx';
import { type OpenInstalment, openInstalmentsOf } from '../customer/open-instalments.ts';
import { useOfferName } from '../customer/use-offer-name.ts';
import styles from './dashboard.module.css';

/** The next instalment of each cover that is paid by quarter. One that has lapsed is said so, with the way back. */
export function OpenInstalments({ profile }: { profile: Profile }) {
  const messages = useMessages('dashboard').services;
  const offerName = useOfferName();
  const language = useLanguage();
  const open = openInstalmentsOf(profile);
  if (open.length === 0) return null;
  const textOf = ({ dueOn, graceUntil, hasLapsed }: OpenInstalment) => {
    const day = dueOn === null ? '' : fullDay(language, dueOn);
    if (hasLapsed) return messages.lapsed(day);
    return graceUntil ? messages.overdue(day, fullDay(language, graceUntil)) : messages.instalment(day);
  };
  return (
    <LedgerLines>
      {open.map((one) => (
        <LedgerLine key={one.orderId} note={<Link to="/payments">{messages.pay}</Link>}>
          {one.title === null ? messages.plan : offerName(one.title)}
          <span className={styles.day}>{textOf(one)}</span>
        </LedgerLine>
      ))}
    </LedgerLines>
  );
}
