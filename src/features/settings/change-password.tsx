import { endpoints } from '../../contract/endpoints.ts';
import { limits } from '../../contract/fields.ts';
import { passwordChange } from '../../contract/payloads/password-change.ts';
import { request } from '../../device/api-client.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../customer/account-fields.tsx';
import { LedgerEntry } from '../customer/ledger.tsx';
import { logInWithToken } from '../customer/session-store.ts';
import { unreachableMessage } from '../customer/unreachable-message.ts';
import { useCustomerForm } from '../customer/use-customer-form.ts';
import { Outcome, useOutcome } from './outcome.tsx';
import styles from './settings.module.css';

export type Passwords = { currentPassword: string; newPassword: string };

type Props = { session: Session; email: string; onChange: (passwords: Passwords) => void };

const empty: Passwords = { currentPassword: '', newPassword: '' };

/** Passwords are kept in memory only, without a draft. */
export function ChangePassword({ session, email, onChange: onPasswordsChange }: Props) {
  const messages = useMessages('settings').password;
  const { notReached } = useMessages('account');
  const { outcome, clear, showDone, showFailure } = useOutcome(session);

  const { form, field, busy, summary, reset } = useCustomerForm({
    schema: passwordChange.schema,
    initial: empty,
    onChange(passwords) {
      clear();
      onPasswordsChange(passwords);
    },
    async send(payload) {
      clear();
      const result = await request(endpoints.changePassword, { payload, token: session.token });
      if (result.kind === 'unreachable' && result.why !== 'busy') {
        // The password may have been changed all the same.
        return showFailure(messages.failed, result, `${unreachableMessage(result, notReached)} ${messages.perhaps}`);
      }
      if (result.kind !== 'answer') return showFailure(messages.failed, result);
      // If the new session cannot be stored, the next request leads to the log-in page; the password is changed anyway.
      await logInWithToken(result.answer.token).catch(() => undefined);
      onPasswordsChange(reset(payload) ?? empty);
      showDone(messages.changed);
      return undefined;
    },
  });

  return (
    <LedgerEntry heading={messages.heading}>
      <form className={styles.form} {...form}>
        <p className={styles.lead}>{messages.lead}</p>
        {/* Tells password managers which account this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={messages.current}
          autoComplete="current-password"
          enterKeyHint="next"
          {...field('currentPassword')}
        />
        <PasswordField
          label={messages.new}
          hint={messages.rule(limits.passwordLeast)}
          autoComplete="new-password"
          enterKeyHint="go"
          {...field('newPassword')}
        />
        <div className={styles.actions}>
          <Button type="submit" kind="main" busy={busy}>
            {messages.submit}
          </Button>
        </div>
        {summary && <Notice kind="bad">{summary}</Notice>}
        <Outcome outcome={outcome} />
      </form>
    </LedgerEntry>
  );
}
