import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Letter } from '../../device/outbox/letter.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { ClaimEditor, type ClaimSubmissionProps, type LetterFields } from './claim-editor.tsx';
import styles from './claim-submission.module.css';
import { contentOf } from './letter-content.ts';
import { LetterOutcome } from './letter-outcome.tsx';
import { useOutbox } from './outbox-store.ts';

/**
 * A form whose content goes through the outbox, network or not: written with a draft beside it, then followed until the
 * server has it, or shown again when the server finds something wrong. `?correct=` names a letter to be corrected, `?corrects=` a claim
 * that the new one takes the place of: what it said is handed over with the address.
 */
export function ClaimSubmission<V extends LetterFields>(of: ClaimSubmissionProps<V>) {
  const messages = useMessages('claimForm');
  const { letters, known } = useOutbox();
  const [asked, setAsked] = useSearchParams();
  const [written, setWritten] = useState<string>();
  const [turn, setTurn] = useState(0);
  const letter = letters.find(({ id }) => id === written);
  const { state } = useLocation();
  const corrects = asked.get('corrects') ?? undefined;
  const before = (state as { says?: Partial<V> } | null)?.says;
  const wrong = letters.find((one) => one.id === asked.get('correct') && isCorrectable(one, of.kind));

  const refusedId = letter?.state === 'needs-attention' ? letter.id : undefined;
  useEffect(() => {
    if (!refusedId) return;
    setWritten(undefined);
    setAsked({ correct: refusedId }, { replace: true });
  }, [refusedId, setAsked]);

  const follow = (id: string) => {
    setWritten(id);
    setTurn((before) => before + 1);
    setAsked({}, { replace: true });
  };
  const follows = letter && !refusedId;

  return (
    <Section className={styles.page}>
      <PageHeading lead={wrong ? messages.correcting.lead : corrects ? messages.correcting.claimLead : of.lead}>
        {wrong || corrects ? messages.correcting.title : of.heading}
      </PageHeading>
      {follows && <LetterOutcome letter={letter} received={of.received} onAnother={() => setWritten(undefined)} />}
      {follows && letter.state === 'sent' && <h2 className={styles.another}>{messages.after.anotherHeading}</h2>}
      {known && (!letter || letter.state === 'sent') && (
        <ClaimEditor
          {...of}
          key={wrong?.id ?? corrects ?? turn}
          wrong={wrong}
          corrects={corrects}
          start={{
            ...of.empty,
            ...(wrong ? saysOf(wrong) : corrects && { ...before, corrects }),
          }}
          onWritten={follow}
        />
      )}
    </Section>
  );
}

const isCorrectable = (letter: Letter, kind: string) => letter.kind === kind && letter.state === 'needs-attention';

/** A claim that may not be corrected any more is not named again: what is written stands for itself then. */
function saysOf(letter: Letter): LetterFields {
  const { corrects, ...says } = contentOf(letter).says as LetterFields;
  return corrects === undefined || letter.lastError?.errors?.corrects ? says : { ...says, corrects };
}
