import { endpoints } from '../../contract/endpoints.ts';
import { codeConfirmation } from '../../contract/payloads/code-confirmation.ts';
import { shownPhone } from '../../contract/phone.ts';
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

type Props = { session: Session; user: User; onConfirmed: (message: string) => void };

/** A confirmed number gets codes for a new password. The code's field is there from the start, since the page may be discarded meanwhile. */
export function ConfirmPhone({ session, user, onConfirmed }: Props) {
  const messages = useMessages('settings').confirmPhone;
  const { token } = session;
  const { outcome, clear, showFailure } = useOutcome(session);
  const { form, field, busy, set } = useCustomerForm({
    schema: codeConfirmation.schema,
    initial: { code: '' },
    onChange: clear,
    async send(payload) {
      clear();
      const result = await request(endpoints.confirmPhone, { payload, token });
      if (result.kind !== 'answer') return showFailure(messages.failed, result);
      await setProfileData(user.id, { user: result.answer.user });
      onConfirmed(result.answer.message);
      return 'done';
    },
  });
  return (
    <LedgerEntry heading={messages.heading}>
      <p id="confirm-phone">{messages.lead(shownPhone(user.phone))}</p>
      <SendCodeAgain label={messages.send} sendCode={() => request(endpoints.sendPhoneCode, { token })} />
      <form className={styles.form} {...form}>
        <CodeField
          label={messages.code}
          hint={messages.codeHint}
          enterKeyHint="done"
          onSms={(code) => set({ code })}
          {...field('code')}
        />
        <div className={styles.actions}>
          <Button type="submit" kind="main" busy={busy}>
            {messages.submit}
          </Button>
        </div>
        <Outcome outcome={outcome} />
      </form>
    </LedgerEntry>
  );
}
