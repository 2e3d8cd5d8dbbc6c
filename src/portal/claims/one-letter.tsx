import { Link, useParams } from 'react-router-dom';
import { brand } from '../../contract/brand.ts';
import type { Letter } from '../../device/outbox/letter.ts';
import type { Session } from '../../device/session.ts';
import { fullMoment, shownMoment } from '../../text/dates.ts';
import { wordsOf } from '../../text/load.ts';
import { useLanguage, useWords } from '../../text/words.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { Step, Steps } from '../../ui/steps.tsx';
import { guarded } from '../guarded.tsx';
import { isClaim } from '../letter-content.ts';
import { LetterBadge, toldState } from '../letter-state.tsx';
import { useOfferedName } from '../offered-name.ts';
import { useOutbox } from '../outbox-store.ts';
import { useClaims } from './claims-query.ts';
import { LetterActions } from './letter-actions.tsx';
import { sentIn } from './letter-parts.ts';
import styles from './one-claim.module.css';
import { Receipt } from './receipt.tsx';
import { WhatWasSent } from './what-was-sent.tsx';

function OneLetterPage({ session }: { session: Session }) {
  const words = useWords('claims');
  const { id } = useParams();
  const { letters, known } = useOutbox();
  const { claims } = useClaims(session);
  const letter = letters.find((one) => one.id === id);
  const claim = letter?.receipt && claims.find(({ number }) => number === letter.receipt?.number);
  const sent = letter && sentIn(letter);
  const nameOf = useOfferedName();
  return (
    <Section className={styles.page}>
      <div>
        <Link to="/claims" className={styles.back}>
          {words.one.back}
        </Link>
        <PageHeading lead={sent?.hospital}>
          {sent ? nameOf(sent.service) : letter ? words.kind[letter.kind] : words.one.title}
        </PageHeading>
      </div>
      {known && !letter && <Notice>{words.one.notThere}</Notice>}
      {letter && (
        <>
          <HowItStands letter={letter} />
          {claim && (
            <div className={styles.ways}>
              <ButtonLink to={`/claims/${claim.id}`}>{words.one.follow}</ButtonLink>
            </div>
          )}
          {letter.receipt && <Receipt number={letter.receipt.number} />}
          <section className={styles.part}>
            <h2>{words.one.happened}</h2>
            <LetterTimeline letter={letter} />
          </section>
          {sent && <WhatWasSent sent={sent} />}
          <p className={styles.quiet}>
            {letter.receipt ? words.one.call(brand.shownPhone) : words.one.callWaiting(brand.shownPhone)}
          </p>
        </>
      )}
    </Section>
  );
}

function HowItStands({ letter }: { letter: Letter }) {
  const { told, lastTry } = useWords('letters');
  const words = useWords('claims');
  const language = useLanguage();
  const state = toldState(letter);
  return (
    <section className={styles.part} aria-live="polite">
      <p className={styles.badges}>
        <LetterBadge letter={letter} />
      </p>
      {state === 'needsCorrection' && letter.lastError?.message && (
        <p className={styles.reason}>{letter.lastError.message}</p>
      )}
      <p>{state === 'needsCorrection' && !isClaim(letter) ? told.refusedUnchanged : told[state]}</p>
      {state === 'sent' && isClaim(letter) && <p>{words.next.submitted}</p>}
      {state === 'sent' && letter.kind === 'claim-request' && <p>{words.next.requested}</p>}
      {state !== 'sent' && letter.triedAt !== null && (
        <p className={styles.quiet}>{lastTry(shownMoment(language, new Date(letter.triedAt)))}</p>
      )}
      {state !== 'sent' && <LetterActions letter={letter} />}
    </section>
  );
}

function LetterTimeline({ letter }: { letter: Letter }) {
  const { one, step } = useWords('claims');
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
    const words = wordsOf(language, 'claims');
    return { title: words.one.title, description: words.description, hidden: true };
  },
  Page: guarded(OneLetterPage),
};
export default page;
