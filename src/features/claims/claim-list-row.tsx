import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fullDayOf } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { parseLetter } from '../customer/letter-content.ts';
import { LetterBadge } from '../customer/letter-state.tsx';
import { PersonName } from '../customer/person-name.tsx';
import { useOfferName } from '../customer/use-offer-name.ts';
import { ClaimBadge } from './claim-badge.tsx';
import { type ClaimListItem, isClaimLine, isLetter, itemDate } from './claim-list-items.ts';
import styles from './claims.module.css';
import { SubscriptionTitle } from './subscription-title.tsx';

type RowProps = { item: ClaimListItem };

/** Memoized, since the list is rebuilt with each page of claims that is fetched. */
export const ClaimListRow = memo(function ClaimListRow({ item }: RowProps) {
  const messages = useMessages('claims');
  const language = useLanguage();
  const { title, hospital, person, priority, to } = useRowContent(item);
  const offerName = useOfferName();
  return (
    <li className={styles.row}>
      <Link to={to} className={styles.link}>
        <span className={styles.what}>{title}</span>
        <span className={styles.where}>
          {person}
          {person && ' · '}
          {hospital && `${offerName(hospital)} · `}
          {fullDayOf(language, new Date(itemDate(item)))}
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
  if (isClaimLine(item)) return <ClaimBadge status={item.status} />;
  if (isLetter(item)) return <LetterBadge letter={item} />;
  return <Badge kind={orderBadges[item.status]}>{messages[item.status]}</Badge>;
}

const orderBadges = { requested: 'waiting', confirmed: 'good', declined: 'bad', ended: 'neutral' } as const;

function useRowContent(item: ClaimListItem): {
  title: ReactNode;
  hospital?: string;
  /** for whom it is, if not for the account's holder */
  person?: ReactNode;
  priority: boolean;
  to: string;
} {
  const { order: messages, forPerson } = useMessages('claims');
  const kinds = useMessages('letters').kind;
  const offerName = useOfferName();
  if (isClaimLine(item)) {
    const { service, hospital, person, priority, id } = item;
    return {
      title: offerName(service),
      hospital,
      person: person && forPerson(person.name),
      priority,
      to: `/claims/${id}`,
    };
  }
  if (!isLetter(item)) {
    const { service, member } = item;
    if (member !== undefined) return { title: messages.member(member), priority: false, to: '/family' };
    return service === undefined
      ? { title: messages.upgrade, priority: false, to: '/upgrade' }
      : {
          title: messages.subscription(offerName(item.title)),
          priority: false,
          to: `/services/${service}`,
        };
  }
  const to = `/claims/letter/${item.id}`;
  const content = parseLetter(item);
  const personOf = (id: string | undefined) => id && <PersonName id={id} text={forPerson} />;
  switch (content.kind) {
    case 'claim':
      return {
        title: offerName(content.payload.service),
        hospital: content.payload.hospital,
        person: personOf(content.payload.person),
        priority: false,
        to,
      };
    case 'premium-claim':
      return {
        title: offerName(content.payload.policy),
        hospital: content.payload.hospital,
        person: personOf(content.payload.person),
        priority: content.payload.priority ?? true,
        to,
      };
    case 'subscription':
      return { title: <SubscriptionTitle slug={content.payload.service} />, priority: false, to };
    case 'upgrade':
      return { title: messages.upgrade, priority: false, to };
    case 'family-member':
    case 'claim-answer':
    case 'claim-review':
    case 'claim-request':
    case 'call-back':
      return { title: kinds[content.kind], priority: false, to };
  }
}
