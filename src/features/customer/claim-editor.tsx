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
import { DraftStatusLine } from './draft-status-line.tsx';
import type { LetterPayload } from './letter-content.ts';
import { NotStoredNotice } from './not-stored-notice.tsx';
import { submit } from './outbox-store.ts';
import { useCustomerForm } from './use-customer-form.ts';
import { type Draft, useDraft } from './use-draft.ts';

export type LetterFields = Record<string, string | boolean>;

export type ClaimSubmissionProps<V extends LetterFields> = {
  owner: string;
  kind: 'claim' | 'premium-claim';
  heading: string;
  lead: string;
  submitLabel: string;
  /** the message when the server has received the letter */
  received: (receiptNumber: string) => string;
  /** the initial values of an empty form */
  empty: V;
  children: (form: Pick<FormState<V>, 'field' | 'values'>) => ReactNode;
};

type ClaimEditorProps<V extends LetterFields> = ClaimSubmissionProps<V> & {
  /** the refused letter that this one replaces */
  refusedLetter: Letter | undefined;
  /** the id of the claim that this one replaces */
  corrects: string | undefined;
  initialValues: V;
  onSubmitted: (id: string) => void;
};

/** A form with its draft. A correction has its own draft, so that it does not overwrite the one of a new claim. */
export function ClaimEditor<V extends LetterFields>(props: ClaimEditorProps<V>) {
  const messages = useMessages('claimForm');
  const correctedId = props.refusedLetter?.id ?? props.corrects;
  const name = correctedId ? `${props.kind}:${correctedId}` : props.kind;
  const draft = useDraft(props.owner, name, letterEndpoints[props.kind].payload.version, props.initialValues);
  if (!draft.form)
    return (
      <>
        <p role="status" className="visually-hidden">
          {messages.loading}
        </p>
        <Skeleton lines={6} />
      </>
    );
  return (
    <DraftForm
      key={draft.form.version}
      {...props}
      name={name}
      draft={draft}
      initialValues={draft.form.values ?? props.initialValues}
    />
  );
}

function DraftForm<V extends LetterFields>(props: ClaimEditorProps<V> & { name: string; draft: Draft<V> }) {
  const messages = useMessages('claimForm');
  const { owner, kind, refusedLetter, draft, name } = props;
  const [notStored, setNotStored] = useState<NotStoredReason>();

  const { form, field, values, busy, summary } = useCustomerForm({
    schema: letterEndpoints[kind].payload.schema,
    initial: props.initialValues,
    initialErrors: refusedLetter?.lastError?.errors,
    onChange: draft.save,
    async send(values) {
      setNotStored(undefined);
      await draft.stopSaving();
      try {
        // `useCustomerForm` has validated the values with the schema of this payload.
        const payload = values as unknown as LetterPayload<typeof kind>;
        const letter = await submit(kind, payload, {
          owner,
          draft: { form: name, id: draft.currentId() },
          ...(refusedLetter && { supersedes: refusedLetter.id }),
        });
        props.onSubmitted(letter.id);
        return 'done';
      } catch (error) {
        if (!(error instanceof NotStored)) throw error;
        draft.save(values);
        setNotStored(error.reason);
      }
      return undefined;
    },
  });

  return (
    <>
      {refusedLetter && (
        <Notice kind="bad" title={messages.failed.claim}>
          {refusedLetter.lastError?.message}
        </Notice>
      )}
      <form className={styles.form} {...form}>
        {props.children({ field, values })}
        {summary && <Notice kind="bad">{summary}</Notice>}
        {notStored && <NotStoredNotice reason={notStored} />}
        <Button type="submit" kind={kind === 'premium-claim' ? 'premium' : 'main'} busy={busy} wide>
          {props.submitLabel}
        </Button>
      </form>
      <DraftStatusLine status={draft.status} onDiscard={() => void draft.discard()} />
    </>
  );
}
