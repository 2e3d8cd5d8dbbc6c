import { useState } from 'react';
import { calls } from '../../contract/api.ts';
import { limits } from '../../contract/fields.ts';
import { passwordChange } from '../../contract/payloads/password-change.ts';
import { request } from '../../device/call.ts';
import type { Session } from '../../device/session.ts';
import { useWords } from '../../text/words.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useForm } from '../form.ts';
import { LedgerEntry } from '../ledger.tsx';
import { whyNotReached } from '../not-reached.ts';
import { logInWith, sessionRefused } from '../session-store.ts';
import { Outcome, type Settled } from './outcome.tsx';
import styles from './settings.module.css';

export type Passwords = { currentPassword: string; newPassword: string };

type Props = { session: Session; email: string; onTyped: (passwords: Passwords) => void };

const empty: Passwords = { currentPassword: '', newPassword: '' };

/** Passwords are kept nowhere: what was typed here lasts as long as the page. */
export function ChangePassword({ session, email, onTyped }: Props) {
  const words = useWords('settings').password;
  const { notReached } = useWords('account');
  const [settled, setSettled] = useState<Settled>();

  const { form, field, busy, summary, reset } = useForm({
    schema: passwordChange.schema,
    initial: empty,
    changed(passwords) {
      setSettled(undefined);
      onTyped(passwords);
    },
    async send(payload) {
      setSettled(undefined);
      const result = await request(calls.changePassword, { payload, token: session.token });
      if (result.kind === 'unreachable') {
        const why = `${whyNotReached(result, notReached)}${result.why === 'busy' ? '' : ` ${words.perhaps}`}`;
        setSettled({ kind: 'unreached', message: words.failed, why });
        return undefined;
      }
      if (result.kind === 'refused') {
        const { status, problem } = result;
        if (status === 401) await sessionRefused(session, problem);
        setSettled({ kind: 'refused', message: words.failed, ...(!problem.errors && { why: problem.message }) });
        return problem;
      }
      // A phone without room can't keep the new session, and the next call leads to the log-in. The change holds.
      await logInWith(result.answer.token).catch(() => undefined);
      reset();
      onTyped(empty);
      setSettled({ kind: 'done', message: words.changed });
      return undefined;
    },
  });

  return (
    <LedgerEntry heading={words.heading}>
      <form className={styles.form} {...form}>
        <p className={styles.lead}>{words.lead}</p>
        {/* Tells a password manager whose password this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={words.current}
          autoComplete="current-password"
          enterKeyHint="next"
          showLabel={words.show}
          hideLabel={words.hide}
          required
          {...field('currentPassword')}
        />
        <PasswordField
          label={words.new}
          hint={words.rule(limits.passwordLeast)}
          autoComplete="new-password"
          enterKeyHint="go"
          showLabel={words.show}
          hideLabel={words.hide}
          required
          {...field('newPassword')}
        />
        <div className={styles.ways}>
          <Button type="submit" kind="main" busy={busy}>
            {words.submit}
          </Button>
        </div>
        {summary && <Notice kind="bad">{summary}</Notice>}
        <Outcome settled={settled} />
      </form>
    </LedgerEntry>
  );
}
