import { Link, useParams } from 'react-router-dom';
import type { ClaimDetail, ClaimLine } from '../../contract/answers/claims.ts';
import { brand } from '../../contract/brand.ts';
import type { Session } from '../../device/session.ts';
import { wordsOf } from '../../text/load.ts';
import { useWords } from '../../text/words.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { guarded } from '../guarded.tsx';
import { useOfferedName } from '../offered-name.ts';
import { useOutbox } from '../outbox-store.ts';
import { ClaimBadge } from './claim-badge.tsx';
import { ClaimTimeline } from './claim-timeline.tsx';
import { useClaim, useClaims } from './claims-query.ts';
import { sentIn } from './letter-parts.ts';
import styles from './one-claim.module.css';
import { Receipt } from './receipt.tsx';
import { SendCorrected } from './send-corrected.tsx';
import { WhatWasSaid } from './what-was-said.tsx';
import { type Sent, WhatWasSent } from './what-was-sent.tsx';

function OneClaimPage({ session }: { session: Session }) {
  const words = useWords('claims').one;
  const { id = '' } = useParams();
  const nameOf = useOfferedName();
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
          {words.back}
        </Link>
        <PageHeading lead={line?.hospital}>{line ? nameOf(line.service) : words.title}</PageHeading>
      </div>
      {notThere && !line && <Notice>{words.notThere}</Notice>}
      {outOfReach && !detail && (
        <Notice
          kind="offline"
          action={
            <Button kind="quiet" onClick={again}>
              {words.again}
            </Button>
          }
        >
          {line ? words.lastKnown : words.notKnown}
        </Notice>
      )}
      {line && <Known line={line} detail={detail} sent={detail ?? (letter && sentIn(letter)) ?? line} />}
      {!detail && !outOfReach && !notThere && (
        <>
          <p role="status" className={line ? 'visually-hidden' : styles.quiet}>
            {words.loading}
          </p>
          <Skeleton lines={4} />
        </>
      )}
    </Section>
  );
}

type KnownProps = { line: ClaimLine; detail: ClaimDetail | undefined; sent: Sent };

function Known({ line, detail, sent }: KnownProps) {
  const words = useWords('claims');
  const reasons = useWords('reasons');
  const events = detail?.events;
  const last = events?.at(-1);
  // With a reason comes what can be done about it; without one there is a word for every state.
  const toDo = line.status === 'declined' && last?.code ? reasons[last.code].toDo : words.next[line.status];
  return (
    <>
      <p className={styles.badges}>
        <ClaimBadge status={line.status} />
        {line.priority && <Badge kind="premium">{words.priority}</Badge>}
      </p>
      <Receipt number={line.number} />
      <section className={styles.part}>
        <h2>{words.one.next}</h2>
        {last && (
          <div className={styles.reason}>
            <WhatWasSaid of={last} />
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
          <h2>{words.one.happened}</h2>
          <ClaimTimeline events={events} />
        </section>
      )}
      <WhatWasSent sent={sent} />
      <p className={styles.quiet}>{words.one.call(brand.shownPhone)}</p>
    </>
  );
}

const page: Page = {
  head: ({ language }) => {
    const words = wordsOf(language, 'claims');
    return { title: words.one.title, description: words.description, hidden: true };
  },
  Page: guarded(OneClaimPage),
};
export default page;
