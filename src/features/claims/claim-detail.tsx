import { Link, useParams } from 'react-router-dom';
import { brand } from '../../contract/brand.ts';
import type { ClaimDetail, ClaimLine } from '../../contract/responses/claims.ts';
import type { Session } from '../../device/session.ts';
import { messagesOf } from '../../i18n/load-messages.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOutbox } from '../customer/outbox-store.ts';
import { requireCustomer } from '../customer/require-customer.tsx';
import { useOfferName } from '../customer/use-offer-name.ts';
import { ClaimBadge } from './claim-badge.tsx';
import styles from './claim-detail.module.css';
import { ClaimTimeline } from './claim-timeline.tsx';
import { useClaim, useClaims } from './claims-query.ts';
import { EventDetails } from './event-details.tsx';
import { Receipt } from './receipt.tsx';
import { SendCorrected } from './send-corrected.tsx';
import { type Sent, SubmittedFields } from './submitted-fields.tsx';
import { sentIn } from './submitted-letter.ts';

function OneClaimPage({ session }: { session: Session }) {
  const messages = useMessages('claims').one;
  const { id = '' } = useParams();
  const nameOf = useOfferName();
  const { detail, outOfReach, notThere, again } = useClaim(session, id);
  const { claims } = useClaims(session);
  const { letters } = useOutbox();
  // Until the server has answered, and when it can't be reached, what the phone knows: a line of the list, a sent letter.
  const line = detail ?? claims.find((one) => one.id === id);
  const letter = letters.find(({ receipt }) => receipt && receipt.number === line?.number);

  return (
    <Section className={styles.page}>
      <div>
        <Link to="/claims" className={styles.back}>
          {messages.back}
        </Link>
        <PageHeading lead={line?.hospital}>{line ? nameOf(line.service) : messages.title}</PageHeading>
      </div>
      {notThere && !line && <Notice>{messages.notThere}</Notice>}
      {outOfReach && !detail && (
        <Notice
          kind="offline"
          action={
            <Button kind="quiet" onClick={again}>
              {messages.again}
            </Button>
          }
        >
          {line ? messages.lastKnown : messages.notKnown}
        </Notice>
      )}
      {line && <Known line={line} detail={detail} sent={detail ?? (letter && sentIn(letter)) ?? line} />}
      {!detail && !outOfReach && !notThere && (
        <>
          <p role="status" className={line ? 'visually-hidden' : styles.quiet}>
            {messages.loading}
          </p>
          <Skeleton lines={4} />
        </>
      )}
    </Section>
  );
}

type KnownProps = { line: ClaimLine; detail: ClaimDetail | undefined; sent: Sent };

function Known({ line, detail, sent }: KnownProps) {
  const messages = useMessages('claims');
  const reasons = useMessages('reasons');
  const events = detail?.events;
  const last = events?.at(-1);
  // With a reason comes what can be done about it; without one there is a word for every state.
  const toDo = line.status === 'declined' && last?.code ? reasons[last.code].toDo : messages.next[line.status];
  return (
    <>
      <p className={styles.badges}>
        <ClaimBadge status={line.status} />
        {line.priority && <Badge kind="premium">{messages.priority}</Badge>}
      </p>
      <Receipt number={line.number} />
      <section className={styles.part}>
        <h2>{messages.one.next}</h2>
        {last && (
          <div className={styles.reason}>
            <EventDetails of={last} />
          </div>
        )}
        <p>{toDo}</p>
        {detail?.mayCorrect && (
          <div className={styles.ways}>
            <SendCorrected claim={detail} />
          </div>
        )}
      </section>
      {events && (
        <section className={styles.part}>
          <h2>{messages.one.happened}</h2>
          <ClaimTimeline events={events} />
        </section>
      )}
      <SubmittedFields sent={sent} />
      <p className={styles.quiet}>{messages.one.call(brand.shownPhone)}</p>
    </>
  );
}

const page: Page = {
  head: ({ language }) => {
    const messages = messagesOf(language, 'claims');
    return { title: messages.one.title, description: messages.description, hidden: true };
  },
  Page: requireCustomer(OneClaimPage),
};
export default page;
