import { Link, useParams } from 'react-router-dom';
import { brand } from '../../contract/brand.ts';
import type { Letter } from '../../device/outbox/letter.ts';
import type { Session } from '../../device/session.ts';
import { fullMoment, shownMoment } from '../../i18n/dates.ts';
import { messagesOf } from '../../i18n/load-messages.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { Step, Steps } from '../../ui/steps.tsx';
import { isClaim } from '../customer/letter-content.ts';
import { hasEarlierArrived, LetterBadge, letterStatus } from '../customer/letter-state.tsx';
import { letterCorrectionPath, useOutbox } from '../customer/outbox-store.ts';
import { SentPhotos } from '../customer/photos/sent-photos.tsx';
import { requireCustomer } from '../customer/require-customer.tsx';
import { useOfferName } from '../customer/use-offer-name.ts';
import styles from './claim-detail.module.css';
import { useClaims } from './claims-query.ts';
import { LetterActions } from './letter-actions.tsx';
import { Receipt } from './receipt.tsx';
import { submittedClaimOf } from './submitted-claim.ts';
import { SubmittedFields } from './submitted-fields.tsx';

function PendingClaimPage({ session }: { session: Session }) {
  const messages = useMessages('claims');
  const kinds = useMessages('letters').kind;
  const portal = useMessages('portal');
  const { id } = useParams();
  const { letters, isLoaded } = useOutbox();
  const { claims } = useClaims(session);
  const letter = letters.find((letter) => letter.id === id);
  const claim = letter?.receipt && claims.find(({ number }) => number === letter.receipt?.number);
  const submitted = letter && submittedClaimOf(letter);
  const offerName = useOfferName();
  return (
    <Section className={styles.page}>
      <div>
        <Link to="/claims" className={styles.back}>
          {messages.one.back}
        </Link>
        <PageHeading lead={submitted && offerName(submitted.hospital)}>
          {submitted ? offerName(submitted.service) : letter ? kinds[letter.kind] : messages.one.title}
        </PageHeading>
      </div>
      {isLoaded && !letter && <Notice>{messages.one.notThere}</Notice>}
      {letter && (
        <>
          <LetterStatusSection letter={letter} />
          {claim && (
            <div className={styles.actions}>
              <ButtonLink to={`/claims/${claim.id}`}>{messages.one.follow}</ButtonLink>
            </div>
          )}
          {letter.receipt && <Receipt number={letter.receipt.number} />}
          <section className={styles.part}>
            <h2>{messages.one.happened}</h2>
            <LetterTimeline letter={letter} />
          </section>
          {submitted && <SubmittedFields submitted={submitted} />}
          <SentPhotos owner={session.user.id} letterId={letter.id} />
          <p className={styles.quiet}>
            {letter.receipt ? messages.one.call(brand.shownPhone) : messages.one.callWaiting(brand.shownPhone)}
          </p>
          {letter.kind !== 'call-back' && (
            <div className={styles.actions}>
              <ButtonLink kind="quiet" to="/call-me-back">
                {portal.callMeBack}
              </ButtonLink>
            </div>
          )}
        </>
      )}
    </Section>
  );
}

function LetterStatusSection({ letter }: { letter: Letter }) {
  const { explanation, lastAttempt } = useMessages('letters');
  const messages = useMessages('claims');
  const language = useLanguage();
  const state = letterStatus(letter);
  const { message, errors = {} } = letter.lastError ?? {};
  // What has no form to correct it says here which of its fields were refused.
  const [wrong] = letterCorrectionPath(letter) ? [] : Object.values(errors);
  const refusal = wrong?.message ?? message;
  return (
    <section className={styles.part} aria-live="polite">
      <p className={styles.badges}>
        <LetterBadge letter={letter} />
      </p>
      {state === 'needsCorrection' && !hasEarlierArrived(letter) && refusal && (
        <p className={styles.reason}>{refusal}</p>
      )}
      <p>{explanation[explanationOf(letter)]}</p>
      {state === 'sent' && isClaim(letter) && <p>{messages.next.submitted}</p>}
      {state === 'sent' && letter.kind === 'claim-request' && <p>{messages.next.requested}</p>}
      {state !== 'sent' && letter.triedAt !== null && (
        <p className={styles.quiet}>{lastAttempt(shownMoment(language, new Date(letter.triedAt)))}</p>
      )}
      {state !== 'sent' && <LetterActions letter={letter} />}
    </section>
  );
}

function explanationOf(letter: Letter) {
  const state = letterStatus(letter);
  if (state !== 'needsCorrection') return state;
  if (hasEarlierArrived(letter)) return 'earlierArrived';
  return letterCorrectionPath(letter) ? state : 'refusedUnchanged';
}

function LetterTimeline({ letter }: { letter: Letter }) {
  const { one, step } = useMessages('claims');
  const language = useLanguage();
  const { receipt } = letter;
  return (
    <Steps label={one.happened}>
      <Step
        state="done"
        stateLabel={step.done}
        title={step.written}
        when={fullMoment(language, new Date(letter.createdAt))}
      />
      {receipt ? (
        <Step
          state="done"
          stateLabel={step.done}
          title={step.arrived}
          when={fullMoment(language, new Date(receipt.receivedAt))}
        />
      ) : (
        <Step state="to-come" stateLabel={step.toCome} title={step.arrives} />
      )}
      {isClaim(letter) && (
        <>
          <Step state="to-come" stateLabel={step.toCome} title={step.review} />
          <Step state="to-come" stateLabel={step.toCome} title={step.decision} />
        </>
      )}
    </Steps>
  );
}

const page: Page = {
  head: ({ language }) => {
    const messages = messagesOf(language, 'claims');
    return { title: messages.one.title, description: messages.description, hidden: true };
  },
  Page: requireCustomer(PendingClaimPage),
};
export default page;
