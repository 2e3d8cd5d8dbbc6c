import { useState } from 'react';
import { endpoints } from '../../contract/endpoints.ts';
import { deletion } from '../../contract/payloads/deletion.ts';
import { request } from '../../device/api-client.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/field.tsx';
import { useOutbox } from '../customer/outbox-store.ts';
import { handleSessionRefused } from '../customer/session-store.ts';
import { unreachableMessage } from '../customer/unreachable-message.ts';
import { useCustomerForm } from '../customer/use-customer-form.ts';
import { type FormOutcome, Outcome } from './outcome.tsx';
import styles from './settings.module.css';

type Props = {
  session: Session;
  open: boolean;
  onClose: () => void;
  onRequested: (requestedAt: string | null, message: string) => Promise<void>;
};

/** Explains what a deletion means, and asks for the password. */
export function RequestDeletionDialog({ open, ...rest }: Props) {
  const { data: messages } = useMessages('settings');
  return (
    <Dialog open={open} urgent onClose={rest.onClose} title={messages.question}>
      <RequestDeletionForm {...rest} />
    </Dialog>
  );
}

function RequestDeletionForm({ session, onClose, onRequested }: Omit<Props, 'open'>) {
  const { data: messages, password } = useMessages('settings');
  const { notReached } = useMessages('account');
  const { leaving } = useMessages('portal');
  const waiting = useOutbox((outbox) => outbox.waiting);
  const [outcome, setOutcome] = useState<FormOutcome>();

  const { form, field, busy } = useCustomerForm({
    schema: deletion.schema,
    initial: { currentPassword: '' },
    onChange: () => setOutcome(undefined),
    async send(payload) {
      const result = await request(endpoints.askDeletion, { payload, token: session.token });
      if (result.kind === 'unreachable') {
        setOutcome({ kind: 'unreachable', message: messages.notSent, why: unreachableMessage(result, notReached) });
        return undefined;
      }
      if (result.kind === 'refused') {
        const { status, problem } = result;
        if (status === 401) await handleSessionRefused(session, problem);
        if (!problem.errors) setOutcome({ kind: 'refused', message: messages.notSent, why: problem.message });
        return problem;
      }
      await onRequested(result.answer.deletionAskedAt, result.answer.message);
      return 'done';
    },
  });

  return (
    <form className={styles.form} {...form}>
      <p>{messages.deleted}</p>
      <p>{messages.kept}</p>
      {waiting > 0 && (
        <p>
          {leaving.waiting(waiting)} {messages.waitingGo}
        </p>
      )}
      <p className={styles.lead}>{messages.until}</p>
      <PasswordField
        label={password.current}
        autoComplete="current-password"
        enterKeyHint="go"
        showLabel={password.show}
        hideLabel={password.hide}
        required
        {...field('currentPassword')}
      />
      <Outcome outcome={outcome} />
      <div className={styles.actions}>
        <Button type="submit" kind="danger" busy={busy}>
          {messages.confirm}
        </Button>
        <Button kind="plain" onClick={onClose}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
