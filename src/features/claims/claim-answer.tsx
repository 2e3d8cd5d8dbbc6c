import { limits } from '../../contract/fields.ts';
import type { Letter } from '../../device/outbox/letter.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { ClaimEditor } from '../customer/claim-editor.tsx';
import { parseLetter } from '../customer/letter-content.ts';
import { LetterBadge } from '../customer/letter-state.tsx';
import { useOutbox } from '../customer/outbox-store.ts';
import { SentPhotos } from '../customer/photos/sent-photos.tsx';
import styles from './claim-detail.module.css';
import { LetterActions } from './letter-actions.tsx';

/** The form for the answer to an open question. While an answer waits to be sent, it is shown instead. */
export function ClaimAnswer({ owner, claimId }: { owner: string; claimId: string }) {
  const messages = useMessages('claims').answer;
  const { letters, isLoaded } = useOutbox();
  const answer = letters.filter((letter) => isAnswerTo(claimId, letter)).at(-1);
  if (!isLoaded) return null;
  if (answer)
    return (
      <>
        <SubmittedAnswer letter={answer} />
        <SentPhotos owner={owner} letterId={answer.id} />
      </>
    );
  return (
    <ClaimEditor
      owner={owner}
      kind="claim-answer"
      draftName={`claim-answer:${claimId}`}
      submitLabel={messages.submit}
      initialValues={{ claim: claimId, text: '' }}
      onSubmitted={() => {}}
    >
      {({ field }) => (
        <TextAreaField
          label={messages.heading}
          maxLength={limits.description}
          autoCapitalize="sentences"
          enterKeyHint="enter"
          required
          {...field('text')}
        />
      )}
    </ClaimEditor>
  );
}

function isAnswerTo(claimId: string, letter: Letter): boolean {
  const content = parseLetter(letter);
  return content.kind === 'claim-answer' && content.payload.claim === claimId;
}

function SubmittedAnswer({ letter }: { letter: Letter }) {
  const messages = useMessages('claims').answer;
  const content = parseLetter(letter);
  // A sent letter has lost its text; the claim's events have it as soon as they are fetched.
  const text = content.kind === 'claim-answer' ? content.payload.text : undefined;
  return (
    <div className={styles.reason} role="status">
      {text && <p className={styles.written}>{messages.yours(text)}</p>}
      <LetterBadge letter={letter} />
      {letter.state === 'needs-attention' && (
        <p>{letter.lastError?.errors?.claim?.message ?? letter.lastError?.message}</p>
      )}
      {letter.state !== 'sent' && <LetterActions letter={letter} />}
    </div>
  );
}
