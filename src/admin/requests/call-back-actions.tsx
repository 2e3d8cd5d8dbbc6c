import { useState } from 'react';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { callBackDone } from '../../contract/admin/requests.ts';
import type { ResponseOf } from '../../contract/endpoint.ts';
import { limits } from '../../contract/fields.ts';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { requestMessages } from '../../i18n/admin/requests.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { deskRequest, toRequestError } from '../client.ts';
import { DeskForm } from '../desk-form.tsx';
import { OpenFormButton } from '../open-form-button.tsx';
import { RequireRole } from '../require-role.tsx';
import { useDeskSession } from '../session.ts';
import { useDeskForm } from '../use-desk-form.ts';
import type { OpenForms } from '../use-open-forms.ts';
import { UserText } from '../user-text.tsx';
import styles from './requests.module.css';

export type CallBack = ResponseOf<typeof adminEndpoints.takeCallBack>;

const messages = requestMessages.callBack;

type Props = {
  callBack: CallBack;
  forms: OpenForms;
  /** with what went wrong, if anything did */
  onChanged: (problem?: string) => void;
};

/** Of an open call: who makes it, and whether it was made. */
export function CallBackActions({ callBack, forms, onChanged }: Props) {
  const { id, number, takenBy } = callBack;
  const ownId = useDeskSession(({ session }) => session?.administrator.id);
  if (forms.isOpen(id))
    return (
      <DoneForm
        callBack={callBack}
        onDone={() => {
          forms.close(id);
          onChanged();
          document.getElementById('page-heading')?.focus();
        }}
        onCancel={() => forms.close(id)}
      />
    );
  return (
    <div className={styles.call}>
      {takenBy && <UserText>{takenBy.id === ownId ? messages.takenByYou : messages.takenBy(takenBy.name)}</UserText>}
      <RequireRole deskRole="officer">
        <TakeButton callBack={callBack} onChanged={onChanged} />
      </RequireRole>
      <OpenFormButton forms={forms} id={id} kind="quiet" label={messages.doneOf(number ?? '')}>
        {messages.done}
      </OpenFormButton>
    </div>
  );
}

function TakeButton({ callBack: { id, number, takenBy }, onChanged }: Omit<Props, 'forms'>) {
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    const payload = { to: takenBy ? null : ('me' as const) };
    const result = await deskRequest(adminEndpoints.takeCallBack, { params: { id }, payload });
    setBusy(false);
    if (result.kind === 'answer') toast(takenBy ? messages.givenBack : messages.taken);
    onChanged(result.kind === 'answer' ? undefined : toRequestError(result).message);
  };
  return (
    <Button kind="quiet" busy={busy} onClick={() => void take()}>
      {takenBy ? messages.giveBack : messages.take}
      <span className="visually-hidden"> {number}</span>
    </Button>
  );
}

type FormProps = { callBack: CallBack; onDone: () => void; onCancel: () => void };

function DoneForm({ callBack: { id, number }, onDone, onCancel }: FormProps) {
  const form = useDeskForm({
    schema: callBackDone.schema,
    initial: { note: '' },
    send: (payload) => deskRequest(adminEndpoints.finishCallBack, { params: { id }, payload }),
    onDone: () => {
      toast(messages.markedDone);
      onDone();
    },
  });
  return (
    <DeskForm form={form} label={messages.doneOf(number ?? '')} submitLabel={messages.done} onCancel={onCancel}>
      <TextAreaField
        label={messages.note}
        hint={messages.noteHint}
        rows={2}
        maxLength={limits.description}
        remainingLabel={messages.left}
        optional={deskMessages.optional}
        {...form.field('note')}
      />
    </DeskForm>
  );
}
