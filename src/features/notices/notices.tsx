import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CustomerNotice } from '../../contract/responses/notices.ts';
import type { Session } from '../../device/session.ts';
import { fullDayOf, shownMoment } from '../../i18n/dates.ts';
import { messagesOf } from '../../i18n/load-messages.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { isAfter, markNoticesSeen, useNotices } from '../customer/notices-query.ts';
import { requireCustomer } from '../customer/require-customer.tsx';
import { UnreachableNotice } from '../customer/unreachable-notice.tsx';
import styles from './notices.module.css';
import { useNoticeText } from './use-notice-text.ts';

function Notices({ session }: { session: Session }) {
  const messages = useMessages('notices');
  const portal = useMessages('portal');
  const language = useLanguage();
  const { notices, seenUntil, updatedAt, isUnreachable, refetch } = useNotices(session);
  const seenBefore = useSeenBefore(session, notices?.[0]?.id, seenUntil);
  const updatedAtText = shownMoment(language, new Date(updatedAt));
  return (
    <Section className={styles.page}>
      <PageHeading lead={messages.lead}>{messages.title}</PageHeading>
      {isUnreachable && (
        <UnreachableNotice age={notices && portal.asOf(updatedAtText)} onRetry={refetch}>
          {notices ? portal.lastKnown(updatedAtText) : messages.nothingKnown}
        </UnreachableNotice>
      )}
      {!notices && !isUnreachable && (
        <div>
          <p role="status">{messages.loading}</p>
          <Skeleton lines={5} />
        </div>
      )}
      {notices?.length === 0 && <EmptyState title={messages.none}>{messages.noneYet}</EmptyState>}
      {notices && notices.length > 0 && (
        <ol className={styles.list}>
          {notices.map((notice) => (
            <Row key={notice.id} notice={notice} isNew={isAfter(notice.id, seenBefore)} />
          ))}
        </ol>
      )}
      <p>
        <ButtonLink kind="plain" to="/settings">
          {messages.choose}
        </ButtonLink>
      </p>
    </Section>
  );
}

/** Marks what is on the screen as seen. What was new when the page was opened stays marked until it is left. */
function useSeenBefore(session: Session, newest: string | undefined, seenUntil: string | null): string | null {
  const [seenBefore, setSeenBefore] = useState<string | null>();
  if (newest !== undefined && seenBefore === undefined) setSeenBefore(seenUntil);
  useEffect(() => {
    if (newest !== undefined && isAfter(newest, seenUntil)) void markNoticesSeen(session, newest);
  }, [session, newest, seenUntil]);
  return seenBefore === undefined ? seenUntil : seenBefore;
}

function Row({ notice, isNew }: { notice: CustomerNotice; isNew: boolean }) {
  const messages = useMessages('notices');
  const language = useLanguage();
  const { text, to } = useNoticeText(notice);
  return (
    <li className={styles.row}>
      <Link to={to} className={styles.link}>
        {isNew && <span className={styles.new}>{messages.isNew}</span>}
        <span className={styles.text}>{notice.claim ? <Unbroken text={text} part={notice.claim.number} /> : text}</span>
        <span className={styles.day}>{fullDayOf(language, new Date(notice.at))}</span>
      </Link>
    </li>
  );
}

/** A claim's number is not broken at its hyphen. */
function Unbroken({ text, part }: { text: string; part: string }) {
  const [before, after] = text.split(part);
  return (
    <>
      {before}
      <span className={styles.number}>{part}</span>
      {after}
    </>
  );
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = messagesOf(language, 'notices');
    return { title, description, hidden: true };
  },
  Page: requireCustomer(Notices, { heading: (language) => messagesOf(language, 'notices') }),
};
export default page;
