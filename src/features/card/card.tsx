import { useState } from 'react';
import { Link } from 'react-router-dom';
import { localDay } from '../../contract/day.ts';
import type { Card, Cards } from '../../contract/responses/cards.ts';
import { nowByAnswer } from '../../device/server-clock.ts';
import type { Session } from '../../device/session.ts';
import { shownMoment } from '../../i18n/dates.ts';
import { messagesOf } from '../../i18n/load-messages.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { useOnline } from '../../layout/use-online.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { setCards, useCards } from '../customer/cards-query.ts';
import { portraitOf, usePortraits } from '../customer/portraits-query.ts';
import { requireCustomer } from '../customer/require-customer.tsx';
import { UnreachableNotice } from '../customer/unreachable-notice.tsx';
import { BlockCard } from './block-card.tsx';
import styles from './card.module.css';
import { CardActions } from './card-actions.tsx';
import { CardView } from './card-view.tsx';
import { NoCover } from './no-cover.tsx';
import { useWakeLock } from './use-wake-lock.ts';

function CardPage({ session }: { session: Session }) {
  const messages = useMessages('card');
  const portal = useMessages('portal');
  const language = useLanguage();
  const isOnline = useOnline();
  const [isReplaced, setIsReplaced] = useState(false);
  const { answer, updatedAt, hasFailed, refetch } = useCards(session);
  const portraits = usePortraits(session, answer?.portraits);
  const asOf = shownMoment(language, new Date(updatedAt));

  const replace = (cards: Cards) => {
    void setCards(session, cards);
    setIsReplaced(true);
  };
  return (
    <Section className={styles.page} width="text">
      <PageHeading lead={messages.lead}>{messages.title}</PageHeading>
      {hasFailed && !answer && <UnreachableNotice onRetry={refetch}>{messages.nothingKnown}</UnreachableNotice>}
      {hasFailed && answer && isOnline && (
        <UnreachableNotice onRetry={refetch}>{portal.lastKnown(asOf)}</UnreachableNotice>
      )}
      {!answer && !hasFailed && (
        <div>
          <p role="status">{messages.loading}</p>
          <Skeleton shape="card" />
        </div>
      )}
      {isReplaced && <Notice kind="good">{messages.block.done}</Notice>}
      {answer?.cards.map((card) => (
        <ShownCard
          key={card.number}
          card={card}
          confirmedAt={answer.at}
          now={nowByAnswer(answer.at, updatedAt)}
          portrait={portraitOf(portraits, card.personId)}
          session={session}
          onNew={replace}
        />
      ))}
      {answer && (
        <p className={styles.quiet}>
          {portal.asOf(asOf)}. <Link to="/verify">{messages.check}</Link>
        </p>
      )}
    </Section>
  );
}

type ShownCardProps = {
  card: Card;
  confirmedAt: string;
  /** by the server's clock */
  now: number;
  portrait: string | null;
  session: Session;
  onNew: (cards: Cards) => void;
};

function ShownCard({ card, confirmedAt, now, portrait, session, onNew }: ShownCardProps) {
  const messages = useMessages('card');
  const { statement, expiresAt } = card;
  // What has ended since it was confirmed, on a phone without a network.
  const isCurrent = (until: string | null) => until !== null && until >= localDay(new Date(now));
  const services = card.services.filter(({ until }) => isCurrent(until));
  const planUntil = isCurrent(card.planUntil) ? card.planUntil : null;
  if (statement === null || expiresAt === null || (services.length === 0 && planUntil === null))
    return <NoCover name={card.name} />;
  const shown = {
    card: { ...card, services, planUntil, photo: portrait ?? card.photo },
    statement,
    confirmedAt,
    expiresAt,
  };
  const isExpired = now >= Date.parse(expiresAt);
  return (
    <div className={styles.one}>
      <AwakeScreen />
      <CardView {...shown} isExpired={isExpired} />
      {!isExpired && (
        <p className={styles.quiet}>
          {messages.bright} {messages.renewed}
        </p>
      )}
      {!isExpired && <CardActions {...shown} />}
      <BlockCard number={card.number} session={session} onNew={onNew} />
    </div>
  );
}

function AwakeScreen() {
  useWakeLock();
  return null;
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = messagesOf(language, 'card');
    return { title, description, hidden: true };
  },
  Page: requireCustomer(CardPage, { heading: (language) => messagesOf(language, 'card') }),
};
export default page;
