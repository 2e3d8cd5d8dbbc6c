import { type ReactNode, useState } from 'react';
import { endpointOfLetter } from '../../contract/letters.ts';
import type { Letter } from '../../device/outbox/letter.ts';
import { NotStored, type NotStoredReason } from '../../device/outbox/submit.ts';
import { announcementOf } from '../../device/photos/photo.ts';
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
import { PhotosField } from './photos/photos-field.tsx';
import { useDraftPhotos } from './photos/use-draft-photos.ts';
import { useCustomerForm } from './use-customer-form.ts';
import { type Draft, useDraft } from './use-draft.ts';

export type LetterFields = Record<string, string | boolean>;

export type ClaimEditorProps<V extends LetterFields> = {
  owner: string;
  kind: 'claim' | 'premium-claim' | 'claim-answer' | 'claim-review';
  /** a correction has a draft of its own, so that it does not overwrite the one of a new claim */
  draftName: string;
  submitLabel: string;
  /** the refused letter that this one replaces */
  refusedLetter?: Letter | undefined;
  /** the id of the letter that was taken back to be edited */
  editedId?: string | undefined;
  initialValues: V;
  /** the server takes over the photos of the claim that is corrected */
  carriesPhotos?: boolean;
  /** fields that the form does not show */
  addedOnSubmit?: (() => object) | undefined;
  onSubmitted: (id: string) => void;
  children: (form: Pick<FormState<V>, 'field' | 'values'>) => ReactNode;
};

export function ClaimEditorSkeleton() {
  const messages = useMessages('claimForm');
  return (
    <>
      <p role="status" className="visually-hidden">
        {messages.loading}
      </p>
      <Skeleton lines={6} />
    </>
  );
}

/** A form with its draft. */
export function ClaimEditor<V extends LetterFields>(props: ClaimEditorProps<V>) {
  const { version } = endpointOfLetter[props.kind].payload;
  const draft = useDraft(props.owner, props.draftName, version, props.initialValues);
  if (!draft.form) return <ClaimEditorSkeleton />;
  return (
    <DraftForm
      key={draft.form.version}
      {...props}
      draft={draft}
      initialValues={draft.form.values ?? props.initialValues}
    />
  );
}

function DraftForm<V extends LetterFields>(props: ClaimEditorProps<V> & { draft: Draft<V> }) {
  const messages = useMessages('claimForm');
  const { owner, kind, refusedLetter, editedId, draft, draftName } = props;
  const [notStored, setNotStored] = useState<NotStoredReason>();

  const { form, field, values, busy, summary } = useCustomerForm({
    schema: endpointOfLetter[kind].payload.schema,
    initial: props.initialValues,
    initialErrors: refusedLetter?.lastError?.errors,
    onChange: draft.save,
    async send(values) {
      setNotStored(undefined);
      const photos = await draftPhotos.settle().catch(() => 'failed' as const);
      // The field shows what is wrong with the file, which the claim would go without.
      if (photos === 'problem') return undefined;
      if (typeof photos === 'string') {
        setNotStored(photos);
        return undefined;
      }
      await draft.stopSaving();
      try {
        // `useCustomerForm` has validated the values with the schema of this payload.
        const payload = {
          ...values,
          ...props.addedOnSubmit?.(),
          photos: photos.map(announcementOf),
        } as unknown as LetterPayload<typeof kind>;
        const letter = await submit(kind, payload, {
          owner,
          draft: { form: draftName, id: draft.currentId() },
          photos: photos.map(({ id }) => id),
          ...(editedId && { editedId }),
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

  const draftPhotos = useDraftPhotos({ owner, draft, values, refusedLetterId: refusedLetter?.id });
  const discard = () => {
    draftPhotos.discard();
    void draft.discard();
  };

  return (
    <>
      {refusedLetter && (
        <Notice kind="bad" title={messages.failed.claim}>
          {refusedLetter.lastError?.message}
        </Notice>
      )}
      <form className={styles.form} {...form}>
        {props.children({ field, values })}
        <PhotosField of={draftPhotos} carriesPhotos={props.carriesPhotos ?? false} />
        {summary && <Notice kind="bad">{summary}</Notice>}
        {notStored && <NotStoredNotice reason={notStored} />}
        <Button type="submit" kind={kind === 'premium-claim' ? 'premium' : 'main'} busy={busy} wide>
          {props.submitLabel}
        </Button>
      </form>
      <DraftStatusLine status={draft.status} onDiscard={discard} />
    </>
  );
}
