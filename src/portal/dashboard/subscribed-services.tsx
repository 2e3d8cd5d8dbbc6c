import { Link } from 'react-router-dom';
import type { Profile } from '../../contract/answers/profile.ts';
import type { Subscription } from '../../contract/answers/subscriptions.ts';
import { fullDay } from '../../text/dates.ts';
import { useLanguage, useWords } from '../../text/words.tsx';
import { Badge } from '../../ui/badge.tsx';
import { LedgerEntry, LedgerLine, LedgerLines } from '../ledger.tsx';
import { useOfferedName } from '../offered-name.ts';
import styles from './dashboard.module.css';

/** What is held, until when; and what was asked for. An answer from before there were subscriptions names titles alone. */
export function SubscribedServices({ profile }: { profile: Pick<Profile, 'services' | 'subscriptions'> }) {
  const words = useWords('dashboard').services;
  const nameOf = useOfferedName();
  const language = useLanguage();
  const lines = profile.subscriptions?.filter(({ status }) => status !== 'ended');
  const some = lines ? lines.length > 0 : profile.services.length > 0;
  return (
    <LedgerEntry heading={words.heading}>
      {some ? (
        <LedgerLines>
          {lines
            ? lines.map((line) => (
                <LedgerLine key={line.id} note={<Standing line={line} />}>
                  {nameOf(line.title)}
                  {line.status === 'confirmed' && line.until && (
                    <span className={styles.day}>{words.until(fullDay(language, line.until))}</span>
                  )}
                  {line.status === 'declined' && line.reason && <span className={styles.lead}> {line.reason}</span>}
                </LedgerLine>
              ))
            : profile.services.map((name) => <LedgerLine key={name}>{nameOf(name)}</LedgerLine>)}
        </LedgerLines>
      ) : (
        <p className={styles.lead}>{words.none}</p>
      )}
      <Link to="/services">{words.browse}</Link>
    </LedgerEntry>
  );
}

function Standing({ line: { status } }: { line: Subscription }) {
  const words = useWords('dashboard').services;
  if (status === 'requested') return <Badge kind="waiting">{words.requested}</Badge>;
  if (status === 'declined') return <Badge kind="bad">{words.declined}</Badge>;
  return null;
}
