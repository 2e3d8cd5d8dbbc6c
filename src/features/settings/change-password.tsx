import { useState } from 'react';
import { endpoints } from '../../contract/endpoints.ts';
import { limits } from '../../contract/fields.ts';
import { passwordChange } from '../../contract/payloads/password-change.ts';
import { request } from '../../device/api-client.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LedgerEntry } from '../customer/ledger.tsx';
import { logInWith, sessionRefused } from '../customer/session-store.ts';
import { unreachableMessage } from '../customer/unreachable-message.ts';
import { useCustomerForm } from '../customer/use-customer-form.ts';
import { Outcome, type Settled } from './outcome.tsx';
import styles from './settings.module.css';

export type Passwords = { currentPassword: string; newPassword: string };

type Props = { session: Session; email: string; onTyped: (passwords: Passwords) => void };

const empty: Passwords = { currentPassword: '', newPassword: '' };

/** Passwords are kept nowhere: what was typed here lasts as long as the page. */
export function ChangePassword({ session, email, onTyped }: Props) {
  const messages = useMessages('settings').password;
  const { notReached } = useMessages('account');
  const [settled, setSettled] = useState<Settled>();

  const { form, field, busy, summary, reset } = useCustomerForm({
    schema: passwordChange.schema,
    initial: empty,
    changed(passwords) {
      setSettled(undefined);
      onTyped(passwords);
    },
    async send(payload) {
      setSettled(undefined);
      const result = await request(endpoints.changePassword, { payload, token: session.token });
      if (result.kind === 'unreachable') {
        const why = `${unreachableMessage(result, notReached)}${result.why === 'busy' ? '' : ` ${messages.perhaps}`}`;
        setSettled({ kind: 'unreached', message: messages.failed, why });
        return undefined;
      }
      if (result.kind === 'refused') {
        const { status, problem } = result;
        if (status === 401) await sessionRefused(session, problem);
        setSettled({ kind: 'refused', message: messages.failed, ...(!problem.errors && { why: problem.message }) });
        return problem;
      }
      // A phone without room can't keep the new session, and the next call leads to the log-in. The change holds.
      await logInWith(result.answer.token).catch(() => undefined);
      reset();
      onTyped(empty);
      setSettled({ kind: 'done', message: messages.changed });
      return undefined;
    },
  });

  return (
    <LedgerEntry heading={messages.heading}>
      <form className={styles.form} {...form}>
        <p className={styles.lead}>{messages.lead}</p>
        {/* Tells a password manager whose password this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={messages.current}
          autoComplete="current-password"
          enterKeyHint="next"
          showLabel={messages.show}
          hideLabel={messages.hide}
          required
          {...field('currentPassword')}
        />
        <PasswordField
          label={messages.new}
          hint={messages.rule(limits.passwordLeast)}
          autoComplete="new-password"
          enterKeyHint="go"
          showLabel={messages.show}
          hideLabel={messages.hide}
          required
          {...field('newPassword')}
        />
        <div className={styles.ways}>
          <Button type="submit" kind="main" busy={busy}>
            {messages.submit}
          </Button>
        </div>
        {summary && <Notice kind="bad">{summary}</Notice>}
        <Outcome settled={settled} />
      </form>
    </LedgerEntry>
  );
}
