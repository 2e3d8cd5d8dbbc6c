import type { ReactNode } from 'react';
import { passwordConfirmation } from '../../contract/payloads/password-confirmation.ts';
import type { Result } from '../../device/api-client.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../customer/account-fields.tsx';
import { useCustomerForm } from '../customer/use-customer-form.ts';
import { Outcome, useOutcome } from './outcome.tsx';
import styles from './settings.module.css';

type Props<A> = {
  session: Session;
  open: boolean;
  title: string;
  /** what the password is for */
  children: ReactNode;
  submitLabel: string;
  cancelLabel: string;
  isDangerous?: boolean;
  /** Resolves to undefined if it was stopped by closing the dialog. */
  send: (payload: { currentPassword: string }) => Promise<Result<A> | undefined>;
  /** the title of a failure */
  failed: string;
  /** why it could not be sent, if there is more to say than in other forms */
  whyUnreachable?: (isServerBusy: boolean) => string;
  onClose: () => void;
  onAnswer: (answer: A) => void | Promise<void>;
};

/** Asks for the password, without which someone with access to an unlocked phone could do what it protects. */
export function PasswordDialog<A>({ open, title, ...rest }: Props<A>) {
  return (
    <Dialog open={open} urgent onClose={rest.onClose} title={title}>
      <PasswordForm {...rest} />
    </Dialog>
  );
}

function PasswordForm<A>({
  session,
  children,
  submitLabel,
  cancelLabel,
  isDangerous = false,
  send,
  failed,
  whyUnreachable,
  onClose,
  onAnswer,
}: Omit<Props<A>, 'open' | 'title'>) {
  const { password } = useMessages('settings');
  const { outcome, clear, showFailure } = useOutcome(session);
  const { form, field, busy } = useCustomerForm({
    schema: passwordConfirmation.schema,
    initial: { currentPassword: '' },
    onChange: clear,
    async send(payload) {
      const result = await send(payload);
      if (result === undefined) return undefined;
      if (result.kind !== 'answer') {
        const isServerBusy = result.kind === 'unreachable' && result.why === 'busy';
        return showFailure(failed, result, whyUnreachable?.(isServerBusy));
      }
      await onAnswer(result.answer);
      return 'done';
    },
  });
  return (
    <form className={styles.form} {...form}>
      {children}
      <PasswordField
        label={password.current}
        autoComplete="current-password"
        enterKeyHint="go"
        {...field('currentPassword')}
      />
      <Outcome outcome={outcome} />
      <div className={styles.actions}>
        <Button type="submit" kind={isDangerous ? 'danger' : 'main'} busy={busy}>
          {submitLabel}
        </Button>
        <Button kind="plain" onClick={onClose}>
          {cancelLabel}
        </Button>
      </div>
    </form>
  );
}
