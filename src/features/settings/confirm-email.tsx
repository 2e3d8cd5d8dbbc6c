import { endpoints } from '../../contract/endpoints.ts';
import { codeConfirmation } from '../../contract/payloads/code-confirmation.ts';
import type { User } from '../../contract/responses/profile.ts';
import { request } from '../../device/api-client.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../customer/code-field.tsx';
import { LedgerEntry } from '../customer/ledger.tsx';
import { setProfileData } from '../customer/profile-query.ts';
import { SendCodeAgain } from '../customer/send-code-again.tsx';
import { useCustomerForm } from '../customer/use-customer-form.ts';
import { Outcome, useOutcome } from './outcome.tsx';
import styles from './settings.module.css';

type Props = { session: Session; user: User; pendingEmail: string; onConfirmed: (message: string) => void };

/** A new address takes effect with the code that was sent there. */
export function ConfirmEmail({ session, user, pendingEmail, onConfirmed }: Props) {
  const messages = useMessages('settings').confirmEmail;
  const { token } = session;
  const { outcome, clear, showFailure } = useOutcome(session);
  const { form, field, busy } = useCustomerForm({
    schema: codeConfirmation.schema,
    initial: { code: '' },
    onChange: clear,
    async send(payload) {
      clear();
      const result = await request(endpoints.confirmEmail, { payload, token });
      if (result.kind !== 'answer') return showFailure(messages.failed, result);
      await setProfileData(user.id, { user: result.answer.user });
      onConfirmed(result.answer.message);
      return 'done';
    },
  });
  const keepOldEmail = async () => {
    clear();
    const { username, email, phone } = user;
    const result = await request(endpoints.updateProfile, { payload: { username, email, phone }, token });
    if (result.kind !== 'answer') return showFailure(messages.failed, result);
    await setProfileData(user.id, { user: result.answer.user });
  };
  return (
    <LedgerEntry heading={messages.heading}>
      <form className={styles.form} {...form}>
        <p>{messages.lead(pendingEmail, user.email)}</p>
        <CodeField label={messages.code} hint={messages.codeHint} enterKeyHint="done" {...field('code')} />
        <div className={styles.actions}>
          <Button type="submit" kind="main" busy={busy}>
            {messages.submit}
          </Button>
          <Button kind="plain" onClick={() => void keepOldEmail()}>
            {messages.keepOld}
          </Button>
        </div>
        <Outcome outcome={outcome} />
      </form>
      <SendCodeAgain sendCode={() => request(endpoints.sendEmailCode, { token })} />
    </LedgerEntry>
  );
}
