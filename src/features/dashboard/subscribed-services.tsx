import { Link } from 'react-router-dom';
import type { Profile } from '../../contract/responses/profile.ts';
import type { Subscription } from '../../contract/responses/subscriptions.ts';
import { fullDay } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { LedgerEntry, LedgerLine, LedgerLines } from '../customer/ledger.tsx';
import { useOfferName } from '../customer/use-offer-name.ts';
import styles from './dashboard.module.css';

/** What is held, until when; and what was asked for. An answer from before there were subscriptions names titles alone. */
export function SubscribedServices({ profile }: { profile: Pick<Profile, 'services' | 'subscriptions'> }) {
  const messages = useMessages('dashboard').services;
  const nameOf = useOfferName();
  const language = useLanguage();
  const lines = profile.subscriptions?.filter(({ status }) => status !== 'ended');
  const some = lines ? lines.length > 0 : profile.services.length > 0;
  return (
    <LedgerEntry heading={messages.heading}>
      {some ? (
        <LedgerLines>
          {lines
            ? lines.map((line) => (
                <LedgerLine key={line.id} note={<Standing line={line} />}>
                  {nameOf(line.title)}
                  {line.status === 'confirmed' && line.until && (
                    <span className={styles.day}>{messages.until(fullDay(language, line.until))}</span>
                  )}
                  {line.status === 'declined' && line.reason && <span className={styles.lead}> {line.reason}</span>}
                </LedgerLine>
              ))
            : profile.services.map((name) => <LedgerLine key={name}>{nameOf(name)}</LedgerLine>)}
        </LedgerLines>
      ) : (
        <p className={styles.lead}>{messages.none}</p>
      )}
      <Link to="/services">{messages.browse}</Link>
    </LedgerEntry>
  );
}

function Standing({ line: { status } }: { line: Subscription }) {
  const messages = useMessages('dashboard').services;
  if (status === 'requested') return <Badge kind="waiting">{messages.requested}</Badge>;
  if (status === 'declined') return <Badge kind="bad">{messages.declined}</Badge>;
  return null;
}
