import { Link, useParams } from 'react-router-dom';
import { brand } from '../../contract/brand.ts';
import type { ClaimDetail, ClaimLine } from '../../contract/responses/claims.ts';
import type { Session } from '../../device/session.ts';
import { fullMoment } from '../../i18n/dates.ts';
import { messagesOf } from '../../i18n/load-messages.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOutbox } from '../customer/outbox-store.ts';
import { SentPhotos } from '../customer/photos/sent-photos.tsx';
import { requireCustomer } from '../customer/require-customer.tsx';
import { UnreachableNotice } from '../customer/unreachable-notice.tsx';
import { useOfferName } from '../customer/use-offer-name.ts';
import { ClaimBadge } from './claim-badge.tsx';
import styles from './claim-detail.module.css';
import { ClaimReply, isReplyTo } from './claim-reply.tsx';
import { ClaimSums } from './claim-sums.tsx';
import { ClaimTimeline } from './claim-timeline.tsx';
import { useClaim, useClaims } from './claims-query.ts';
import { CorrectionLink } from './correction-link.tsx';
import { Disagree } from './disagree.tsx';
import { EventDetails, isDisagreement } from './event-details.tsx';
import { Receipt } from './receipt.tsx';
import { submittedClaimOf } from './submitted-claim.ts';
import { type SubmittedClaim, SubmittedFields } from './submitted-fields.tsx';

function ClaimDetailPage({ session }: { session: Session }) {
  const messages = useMessages('claims').one;
  const { id = '' } = useParams();
  const offerName = useOfferName();
  const { detail, isUnreachable, isMissing, refetch } = useClaim(session, id);
  const { claims } = useClaims(session);
  const { letters } = useOutbox();
  // Until the claim is loaded, or while the server is unreachable: its entry in the list, or the letter on this device.
  const line = detail ?? claims.find((claim) => claim.id === id);
  const letter = letters.find(({ receipt }) => receipt && receipt.number === line?.number);

  return (
    <Section className={styles.page}>
      <div>
        <Link to="/claims" className={classNames(styles.back, styles.onScreen)}>
          {messages.back}
        </Link>
        <PageHeading lead={line && offerName(line.hospital)}>
          {line ? offerName(line.service) : messages.title}
        </PageHeading>
      </div>
      {isMissing && !line && <Notice>{messages.notThere}</Notice>}
      {isUnreachable && !detail && (
        <UnreachableNotice onRetry={refetch}>{line ? messages.lastKnown : messages.notKnown}</UnreachableNotice>
      )}
      {line && (
        <ClaimFacts
          session={session}
          line={line}
          detail={detail}
          submitted={detail ?? (letter && submittedClaimOf(letter)) ?? line}
        />
      )}
      {!detail && !isUnreachable && !isMissing && (
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

type ClaimFactsProps = {
  session: Session;
  line: ClaimLine;
  detail: ClaimDetail | undefined;
  submitted: SubmittedClaim;
};

function ClaimFacts({ session, line, detail, submitted }: ClaimFactsProps) {
  const messages = useMessages('claims');
  const reasons = useMessages('reasons');
  const language = useLanguage();
  const portal = useMessages('portal');
  const letters = useOutbox((outbox) => outbox.letters);
  const isAskedAgain =
    line.disagreeUntil &&
    letters.some((letter) => letter.state !== 'needs-attention' && isReplyTo(line.id, 'claim-review', letter));
  const events = detail?.events;
  const lastEvent = events?.at(-1);
  // A decline reason comes with its own next step; every other status has a general one.
  const nextStep = detail?.correctedBy
    ? messages.one.replaced
    : line.status === 'declined' && lastEvent?.code
      ? reasons[lastEvent.code].toDo
      : messages.next[line.status];
  return (
    <>
      <p className={styles.badges}>
        <ClaimBadge status={line.status} />
        {line.priority && <Badge kind="premium">{messages.priority}</Badge>}
      </p>
      <Receipt number={line.number} />
      {/* On paper only: whose claim it is, and when this was so. */}
      <p className={styles.printed}>
        {session.user.name}
        <br />
        {messages.one.printed(fullMoment(language, new Date()))}
      </p>
      <section className={classNames(styles.part, styles.onScreen)}>
        <h2>{messages.one.next}</h2>
        {lastEvent && (
          <div className={styles.reason}>
            <EventDetails event={lastEvent} birr={line.birr} />
          </div>
        )}
        <p>{nextStep}</p>
        {detail && <OtherClaims claim={detail} />}
        {line.status === 'declined' && events?.some(isDisagreement) && <p>{messages.look.final}</p>}
        {line.status === 'more-information' && (
          <ClaimReply
            owner={session.user.id}
            claimId={line.id}
            kind="claim-answer"
            label={messages.answer.heading}
            submitLabel={messages.answer.submit}
            yours={messages.answer.yours}
          />
        )}
        {detail?.mayCorrect && !isAskedAgain && (
          <>
            {line.status === 'more-information' && <p className={styles.quiet}>{messages.answer.orCorrect}</p>}
            <div className={styles.actions}>
              <CorrectionLink claim={detail} />
            </div>
          </>
        )}
      </section>
      <ClaimSums line={line} limit={detail?.yearlyLimit} />
      <Disagree session={session} line={line} />
      {events && (
        <section className={styles.part}>
          <h2>{messages.one.happened}</h2>
          <ClaimTimeline events={events} birr={line.birr} />
        </section>
      )}
      <SubmittedFields submitted={submitted} />
      <SentPhotos owner={session.user.id} letterId={line.letterId} claimPhotos={detail?.photos} />
      <p className={styles.quiet}>{messages.one.call(brand.shownPhone)}</p>
      <div className={classNames(styles.actions, styles.onScreen)}>
        <ButtonLink kind="quiet" to={`/call-me-back?claim=${line.id}`}>
          {portal.callMeBack}
        </ButtonLink>
      </div>
    </>
  );
}

/** The claim that this one corrects, and the one that corrects it. */
function OtherClaims({ claim: { corrects, correctedBy } }: { claim: ClaimDetail }) {
  const messages = useMessages('claims').one;
  return [[messages.corrects, corrects] as const, [messages.correctedBy, correctedBy] as const].map(
    ([text, other]) =>
      other && (
        <p key={text}>
          {text} <Link to={`/claims/${other.id}`}>{other.number}</Link>
        </p>
      ),
  );
}

const page: Page = {
  head: ({ language }) => {
    const messages = messagesOf(language, 'claims');
    return { title: messages.one.title, description: messages.description, hidden: true };
  },
  Page: requireCustomer(ClaimDetailPage),
};
export default page;
