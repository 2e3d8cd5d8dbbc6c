import { type ReactNode, useState } from 'react';
import { letterEndpoints } from '../../contract/letters.ts';
import type { Letter } from '../../device/outbox/letter.ts';
import { NotStored, type NotStoredReason } from '../../device/outbox/submit.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { FormState } from '../../ui/use-form.ts';
import styles from './claim-submission.module.css';
import { DraftLine } from './draft-line.tsx';
import type { ContentOf } from './letter-content.ts';
import { NotStoredNotice } from './not-stored-notice.tsx';
import { submit } from './outbox-store.ts';
import { useCustomerForm } from './use-customer-form.ts';
import { type DraftShown, useDraft } from './use-draft.ts';

export type LetterFields = Record<string, string | boolean>;

export type ClaimSubmissionProps<V extends LetterFields> = {
  owner: string;
  kind: 'claim' | 'premium-claim';
  heading: string;
  lead: string;
  submitLabel: string;
  /** what is said when the server has it */
  received: (receiptNumber: string) => string;
  /** the form before anything is written */
  empty: V;
  children: (form: Pick<FormState<V>, 'field' | 'values'>) => ReactNode;
};

type WritingProps<V extends LetterFields> = ClaimSubmissionProps<V> & {
  /** the letter that this one is to take the place of */
  wrong: Letter | undefined;
  /** the claim that this one is to take the place of */
  corrects: string | undefined;
  start: V;
  onWritten: (id: string) => void;
};

/** The form with its draft. A correction has a draft of its own, so that it does not overwrite a new claim. */
export function ClaimEditor<V extends LetterFields>(of: WritingProps<V>) {
  const messages = useMessages('claimForm');
  const corrected = of.wrong?.id ?? of.corrects;
  const name = corrected ? `${of.kind}:${corrected}` : of.kind;
  const draft = useDraft(of.owner, name, letterEndpoints[of.kind].payload.version, of.start);
  if (!draft.found)
    return (
      <>
        <p role="status" className="visually-hidden">
          {messages.loading}
        </p>
        <Skeleton lines={6} />
      </>
    );
  return <Writing key={draft.found.turn} {...of} name={name} draft={draft} start={draft.found.values ?? of.start} />;
}

function Writing<V extends LetterFields>(of: WritingProps<V> & { name: string; draft: DraftShown<V> }) {
  const messages = useMessages('claimForm');
  const { owner, kind, wrong, draft, name } = of;
  const [notStored, setNotStored] = useState<NotStoredReason>();

  const { form, field, values, busy, summary } = useCustomerForm({
    schema: letterEndpoints[kind].payload.schema,
    initial: of.start,
    refused: wrong?.lastError?.errors,
    changed: draft.save,
    async send(written) {
      setNotStored(undefined);
      await draft.settle();
      try {
        // The schema above has just found it to be so.
        const payload = written as unknown as ContentOf<typeof kind>;
        const letter = await submit(kind, payload, {
          owner,
          draft: { form: name, id: draft.id() },
          ...(wrong && { supersedes: wrong.id }),
        });
        of.onWritten(letter.id);
        return 'done';
      } catch (error) {
        if (!(error instanceof NotStored)) throw error;
        draft.save(written);
        setNotStored(error.reason);
      }
      return undefined;
    },
  });

  return (
    <>
      {wrong && (
        <Notice kind="bad" title={messages.failed.claim}>
          {wrong.lastError?.message}
        </Notice>
      )}
      <form className={styles.form} {...form}>
        {of.children({ field, values })}
        {summary && <Notice kind="bad">{summary}</Notice>}
        {notStored && <NotStoredNotice reason={notStored} />}
        <Button type="submit" kind={kind === 'premium-claim' ? 'premium' : 'main'} busy={busy} wide>
          {of.submitLabel}
        </Button>
      </form>
      <DraftLine kept={draft.kept} onDiscard={() => void draft.discard()} />
    </>
  );
}
