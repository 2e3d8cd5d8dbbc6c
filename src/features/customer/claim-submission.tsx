import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ClaimLine } from '../../contract/responses/claims.ts';
import type { Letter } from '../../device/outbox/letter.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { ClaimEditor, type ClaimEditorProps, ClaimEditorSkeleton, type LetterFields } from './claim-editor.tsx';
import styles from './claim-submission.module.css';
import { CorrectionReason } from './correction-reason.tsx';
import { draftName } from './draft-path.ts';
import { formValuesOf } from './letter-content.ts';
import { LetterOutcome } from './letter-outcome.tsx';
import { useOutbox } from './outbox-store.ts';
import { SentPhotos } from './photos/sent-photos.tsx';

type ClaimSubmissionProps<V extends LetterFields> = Pick<ClaimEditorProps<V>, 'owner' | 'submitLabel' | 'children'> & {
  kind: 'claim' | 'premium-claim';
  heading: string;
  lead: string;
  /** the message when the server has received the letter */
  received: (receiptNumber: string) => string;
  /** the initial values of an empty form */
  empty: V;
  /** the customer's claims, among which is the one that a correction replaces */
  claims: readonly ClaimLine[] | undefined;
};

/**
 * A form that is submitted through the outbox, online or offline. After submitting, the status of the letter is shown; if the server
 * refuses it, the form opens again. `?correct=` is the id of a refused letter to correct, `?edit=` of one that was taken back,
 * `?corrects=` the id of a claim that the new one replaces, whose values are passed in `history.state`.
 */
export function ClaimSubmission<V extends LetterFields>(props: ClaimSubmissionProps<V>) {
  const messages = useMessages('claimForm');
  const { letters, isLoaded } = useOutbox();
  const [searchParams, setSearchParams] = useSearchParams();
  const [submittedId, setSubmittedId] = useState<string>();
  const [formKey, setFormKey] = useState(0);
  const letter = letters.find(({ id }) => id === submittedId);
  const { state } = useLocation();
  const corrects = searchParams.get('corrects') ?? undefined;
  const editedId = searchParams.get('edit') ?? undefined;
  const corrected = state as { values?: Partial<V>; hasPhotos?: boolean } | null;
  const refusedLetter = letters.find(
    (letter) => letter.id === searchParams.get('correct') && isCorrectable(letter, props.kind),
  );

  const refusedId = letter?.state === 'needs-attention' ? letter.id : undefined;
  useEffect(() => {
    if (!refusedId) return;
    setSubmittedId(undefined);
    setSearchParams({ correct: refusedId }, { replace: true });
  }, [refusedId, setSearchParams]);

  const handleSubmitted = (id: string) => {
    setSubmittedId(id);
    setFormKey((key) => key + 1);
    setSearchParams({}, { replace: true });
  };
  const correctedClaim = corrects === undefined ? undefined : props.claims?.find(({ id }) => id === corrects);
  const { correcting, editing } = messages;
  const texts = refusedLetter
    ? correcting
    : corrects
      ? { ...correcting, lead: correcting.claimLead }
      : editedId
        ? editing
        : { title: props.heading, lead: props.lead };
  const name = draftName(props.kind, { editedId, correctedId: refusedLetter?.id ?? corrects });
  const showsOutcome = letter && !refusedId;

  return (
    <Section className={styles.page}>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      {correctedClaim && <CorrectionReason claim={correctedClaim} />}
      {showsOutcome && (
        <>
          <LetterOutcome letter={letter} received={props.received} onAnother={() => setSubmittedId(undefined)} />
          <SentPhotos owner={props.owner} letterId={letter.id} />
        </>
      )}
      {showsOutcome && letter.state === 'sent' && <h2 className={styles.another}>{messages.after.anotherHeading}</h2>}
      {!isLoaded && <ClaimEditorSkeleton />}
      {isLoaded && (!letter || letter.state === 'sent') && (
        <ClaimEditor
          owner={props.owner}
          kind={props.kind}
          submitLabel={props.submitLabel}
          key={name === props.kind ? formKey : name}
          draftName={name}
          refusedLetter={refusedLetter}
          editedId={editedId}
          initialValues={{
            ...props.empty,
            ...(refusedLetter
              ? valuesOf(refusedLetter)
              : corrects && { person: correctedClaim?.person?.id ?? '', ...corrected?.values, corrects }),
          }}
          carriesPhotos={Boolean(corrects && corrected?.hasPhotos)}
          onSubmitted={handleSubmitted}
        >
          {props.children}
        </ClaimEditor>
      )}
    </Section>
  );
}

const isCorrectable = (letter: Letter, kind: string) => letter.kind === kind && letter.state === 'needs-attention';

/** If the server refused `corrects`, the values are submitted as a new claim. */
function valuesOf(letter: Letter): LetterFields {
  const { corrects, ...values } = formValuesOf(letter);
  return corrects === undefined || letter.lastError?.errors?.corrects ? values : { ...values, corrects };
}
