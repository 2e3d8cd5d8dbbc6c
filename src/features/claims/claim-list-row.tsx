import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fullDayOf } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { parseLetter } from '../customer/letter-content.ts';
import { LetterBadge } from '../customer/letter-state.tsx';
import { useOfferName } from '../customer/use-offer-name.ts';
import { ClaimBadge } from './claim-badge.tsx';
import type { ClaimListItem } from './claim-list-items.ts';
import styles from './claims.module.css';
import { SubscriptionTitle } from './subscription-title.tsx';

type RowProps = { item: ClaimListItem };

/** Memoized, since the list is rebuilt with each page of claims that is fetched. */
export const ClaimListRow = memo(function ClaimListRow({ item }: RowProps) {
  const messages = useMessages('claims');
  const language = useLanguage();
  const { title, hospital, priority, to } = useRowContent(item);
  const offerName = useOfferName();
  return (
    <li className={styles.row}>
      <Link to={to} className={styles.link}>
        <span className={styles.what}>{title}</span>
        <span className={styles.where}>
          {hospital && `${offerName(hospital)} · `}
          {fullDayOf(language, new Date(item.timestamp))}
        </span>
        <span className={styles.state}>
          <ItemBadge item={item} />
          {priority && <Badge kind="premium">{messages.priority}</Badge>}
        </span>
      </Link>
    </li>
  );
});

function ItemBadge({ item }: RowProps) {
  const messages = useMessages('claims').orderStatus;
  if ('claim' in item) return <ClaimBadge status={item.claim.status} />;
  if ('letter' in item) return <LetterBadge letter={item.letter} />;
  const { status } = item.order;
  return <Badge kind={orderBadges[status]}>{messages[status]}</Badge>;
}

const orderBadges = { requested: 'waiting', confirmed: 'good', declined: 'bad', ended: 'neutral' } as const;

function useRowContent(item: ClaimListItem): {
  title: ReactNode;
  hospital?: string;
  priority: boolean;
  to: string;
} {
  const messages = useMessages('claims').order;
  const kinds = useMessages('letters').kind;
  const offerName = useOfferName();
  if ('claim' in item) {
    const { service, hospital, priority, id } = item.claim;
    return { title: offerName(service), hospital, priority, to: `/claims/${id}` };
  }
  if ('order' in item) {
    const { service } = item.order;
    return service === undefined
      ? { title: messages.upgrade, priority: false, to: '/upgrade' }
      : {
          title: messages.subscription(offerName(item.order.title)),
          priority: false,
          to: `/services/${service}`,
        };
  }
  const to = `/claims/letter/${item.letter.id}`;
  const content = parseLetter(item.letter);
  switch (content.kind) {
    case 'claim':
      return { title: offerName(content.payload.service), hospital: content.payload.hospital, priority: false, to };
    case 'premium-claim':
      return {
        title: offerName(content.payload.policy),
        hospital: content.payload.hospital,
        priority: content.payload.priority ?? true,
        to,
      };
    case 'subscription':
      return { title: <SubscriptionTitle slug={content.payload.service} />, priority: false, to };
    case 'upgrade':
      return { title: messages.upgrade, priority: false, to };
    case 'claim-answer':
    case 'claim-review':
    case 'claim-request':
    case 'call-back':
      return { title: kinds[content.kind], priority: false, to };
  }
}
