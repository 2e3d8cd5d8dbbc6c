import { endpoints } from '../../contract/endpoints.ts';
import { deletion } from '../../contract/payloads/deletion.ts';
import { request } from '../../device/api-client.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../customer/account-fields.tsx';
import { useOutbox } from '../customer/outbox-store.ts';
import { useCustomerForm } from '../customer/use-customer-form.ts';
import { Outcome, useOutcome } from './outcome.tsx';
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
  const { leaving } = useMessages('portal');
  const waiting = useOutbox((outbox) => outbox.waiting);
  const { outcome, clear, showFailure } = useOutcome(session);

  const { form, field, busy } = useCustomerForm({
    schema: deletion.schema,
    initial: { currentPassword: '' },
    onChange: clear,
    async send(payload) {
      const result = await request(endpoints.askDeletion, { payload, token: session.token });
      if (result.kind !== 'answer') return showFailure(messages.notSent, result);
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
