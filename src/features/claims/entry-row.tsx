import { memo } from 'react';
import { Link } from 'react-router-dom';
import { fullDayOf } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { contentOf } from '../customer/letter-content.ts';
import { LetterBadge } from '../customer/letter-state.tsx';
import { useOfferName } from '../customer/use-offer-name.ts';
import { ClaimBadge } from './claim-badge.tsx';
import styles from './claims.module.css';
import type { Entry } from './entries.ts';

type RowProps = { entry: Entry };

/**
 * One claim, in a line that can be read aloud: what, where, when, how it stands. The list is made anew with each page that
 * comes; the lines that are there already are not rendered again.
 */
export const EntryRow = memo(function EntryRow({ entry }: RowProps) {
  const messages = useMessages('claims');
  const language = useLanguage();
  const { title, hospital, priority, to } = useShownOf(entry);
  return (
    <li className={styles.row}>
      <Link to={to} className={styles.link}>
        <span className={styles.what}>{title}</span>
        <span className={styles.where}>
          {hospital && `${hospital} · `}
          {fullDayOf(language, new Date(entry.at))}
        </span>
        <span className={styles.state}>
          {'claim' in entry ? <ClaimBadge status={entry.claim.status} /> : <LetterBadge letter={entry.letter} />}
          {priority && <Badge kind="premium">{messages.priority}</Badge>}
        </span>
      </Link>
    </li>
  );
});

function useShownOf(entry: Entry): { title: string; hospital?: string; priority: boolean; to: string } {
  const messages = useMessages('claims');
  const nameOf = useOfferName();
  if ('claim' in entry) {
    const { service, hospital, priority, id } = entry.claim;
    return { title: nameOf(service), hospital, priority, to: `/claims/${id}` };
  }
  const to = `/claims/letter/${entry.letter.id}`;
  const content = contentOf(entry.letter);
  switch (content.kind) {
    case 'claim':
      return { title: nameOf(content.says.service), hospital: content.says.hospital, priority: false, to };
    case 'premium-claim':
      return {
        title: nameOf(content.says.policy),
        hospital: content.says.hospital,
        priority: content.says.priority ?? true,
        to,
      };
    case 'claim-request':
    case 'subscription':
    case 'upgrade':
      return { title: messages.kind[content.kind], priority: false, to };
  }
}
