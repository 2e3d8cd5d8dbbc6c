import { ownDataRequest } from '../../contract/payloads/own-data-request.ts';
import type { Result } from '../../device/api-client.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../customer/account-fields.tsx';
import { useCustomerForm } from '../customer/use-customer-form.ts';
import { Outcome, useOutcome } from './outcome.tsx';
import styles from './settings.module.css';

type Props = {
  session: Session;
  open: boolean;
  /** undefined if it was stopped by closing the dialog */
  ask: (currentPassword: string) => Promise<Result<unknown> | undefined>;
  onClose: () => void;
  onAnswered: () => void;
};

/** Asks for the password, without which nobody on an unlocked phone can take all data along. */
export function DownloadDialog({ open, ...rest }: Props) {
  const { data: messages } = useMessages('settings');
  return (
    <Dialog open={open} urgent onClose={rest.onClose} title={messages.downloadQuestion}>
      <DownloadForm {...rest} />
    </Dialog>
  );
}

function DownloadForm({ session, ask, onClose, onAnswered }: Omit<Props, 'open'>) {
  const { data: messages, password } = useMessages('settings');
  const { outcome, clear, showFailure } = useOutcome(session);
  const { form, field, busy } = useCustomerForm({
    schema: ownDataRequest.schema,
    initial: { currentPassword: '' },
    onChange: clear,
    async send({ currentPassword }) {
      const result = await ask(currentPassword);
      if (result === undefined) return undefined;
      if (result.kind === 'answer') {
        onAnswered();
        return 'done';
      }
      const isBusyServer = result.kind === 'unreachable' && result.why === 'busy';
      return showFailure(messages.failed, result, isBusyServer ? messages.later : messages.noNetwork);
    },
  });
  return (
    <form className={styles.form} {...form}>
      <p>{messages.downloadMeans}</p>
      <PasswordField
        label={password.current}
        autoComplete="current-password"
        enterKeyHint="go"
        {...field('currentPassword')}
      />
      <Outcome outcome={outcome} />
      <div className={styles.actions}>
        <Button type="submit" kind="main" busy={busy}>
          {messages.download}
        </Button>
        <Button kind="plain" onClick={onClose}>
          {messages.leave}
        </Button>
      </div>
    </form>
  );
}
