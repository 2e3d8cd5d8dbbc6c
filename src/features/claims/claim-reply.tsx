import { localDay } from '../../contract/day.ts';
import { limits } from '../../contract/fields.ts';
import type { Letter } from '../../device/outbox/letter.ts';
import { serverNow } from '../../device/server-clock.ts';
import { TextAreaField } from '../../ui/field.tsx';
import { ClaimEditor } from '../customer/claim-editor.tsx';
import { parseLetter } from '../customer/letter-content.ts';
import { LetterBadge } from '../customer/letter-state.tsx';
import { useOutbox } from '../customer/outbox-store.ts';
import { SentPhotos } from '../customer/photos/sent-photos.tsx';
import styles from './claim-detail.module.css';
import { LetterActions } from './letter-actions.tsx';

type ReplyKind = 'claim-answer' | 'claim-review';

type Props = {
  owner: string;
  claimId: string;
  /** the answer to an open question, or why the customer disagrees with a decline */
  kind: ReplyKind;
  label: string;
  submitLabel: string;
  yours: (text: string) => string;
};

/** A form for what is written about a claim that is there already. While it waits to be sent, it is shown instead. */
export function ClaimReply({ owner, claimId, kind, label, submitLabel, yours }: Props) {
  const { letters, isLoaded } = useOutbox();
  const reply = letters.filter((letter) => isReplyTo(claimId, kind, letter)).at(-1);
  if (!isLoaded) return null;
  if (reply)
    return (
      <>
        <SubmittedReply letter={reply} yours={yours} />
        <SentPhotos owner={owner} letterId={reply.id} />
      </>
    );
  return (
    <ClaimEditor
      owner={owner}
      kind={kind}
      draftName={`${kind}:${claimId}`}
      submitLabel={submitLabel}
      initialValues={{ claim: claimId, text: '' }}
      addedOnSubmit={kind === 'claim-review' ? () => ({ writtenOn: localDay(serverNow()) }) : undefined}
      onSubmitted={() => {}}
    >
      {({ field }) => (
        <TextAreaField
          label={label}
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

export function isReplyTo(claimId: string, kind: ReplyKind, letter: Letter): boolean {
  const content = parseLetter(letter);
  return content.kind === kind && content.payload.claim === claimId;
}

function SubmittedReply({ letter, yours }: { letter: Letter; yours: Props['yours'] }) {
  // A sent letter has lost its text; the claim's events have it as soon as they are fetched.
  const { text } = parseLetter(letter).payload as { text?: string };
  const [refusal] = Object.values(letter.lastError?.errors ?? {});
  return (
    <div className={styles.reason} role="status">
      {text && <p className={styles.written}>{yours(text)}</p>}
      <LetterBadge letter={letter} />
      {letter.state === 'needs-attention' && <p>{refusal?.message ?? letter.lastError?.message}</p>}
      {letter.state !== 'sent' && <LetterActions letter={letter} />}
    </div>
  );
}
