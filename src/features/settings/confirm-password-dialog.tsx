import { endpoints } from '../../contract/endpoints.ts';
import { passwordConfirmation } from '../../contract/payloads/password-confirmation.ts';
import { request } from '../../device/api-client.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../customer/account-fields.tsx';
import { useCustomerForm } from '../customer/use-customer-form.ts';
import { Outcome, useOutcome } from './outcome.tsx';
import styles from './settings.module.css';

type Props = { session: Session; open: boolean; onClose: () => void; onConfirmed: () => void };

/** Asks for the password, without which nobody on an unlocked phone can change where codes are sent to. */
export function ConfirmPasswordDialog({ open, ...rest }: Props) {
  const { profile: messages } = useMessages('settings');
  return (
    <Dialog open={open} urgent onClose={rest.onClose} title={messages.passwordQuestion}>
      <ConfirmPasswordForm {...rest} />
    </Dialog>
  );
}

function ConfirmPasswordForm({ session, onClose, onConfirmed }: Omit<Props, 'open'>) {
  const { profile: messages, password } = useMessages('settings');
  const { outcome, clear, showFailure } = useOutcome(session);
  const { form, field, busy } = useCustomerForm({
    schema: passwordConfirmation.schema,
    initial: { currentPassword: '' },
    onChange: clear,
    async send(payload) {
      const result = await request(endpoints.confirmPassword, { payload, token: session.token });
      if (result.kind !== 'answer') return showFailure(messages.failed, result);
      onConfirmed();
      return 'done';
    },
  });
  return (
    <form className={styles.form} {...form}>
      <p>{messages.passwordMeans}</p>
      <PasswordField
        label={password.current}
        autoComplete="current-password"
        enterKeyHint="go"
        {...field('currentPassword')}
      />
      <Outcome outcome={outcome} />
      <div className={styles.actions}>
        <Button type="submit" kind="main" busy={busy}>
          {messages.submit}
        </Button>
        <Button kind="plain" onClick={onClose}>
          {messages.notNow}
        </Button>
      </div>
    </form>
  );
}
