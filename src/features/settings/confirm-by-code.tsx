import type { ReactNode } from 'react';
import type { endpoints } from '../../contract/endpoints.ts';
import { codeConfirmation } from '../../contract/payloads/code-confirmation.ts';
import { type Result, request } from '../../device/api-client.ts';
import type { Session } from '../../device/session.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../customer/code-field.tsx';
import { LedgerEntry } from '../customer/ledger.tsx';
import { setProfileData } from '../customer/profile-query.ts';
import { SendCodeAgain } from '../customer/send-code-again.tsx';
import { useCustomerForm } from '../customer/use-customer-form.ts';
import { Outcome, useOutcome } from './outcome.tsx';
import styles from './settings.module.css';

type Props = {
  id: string;
  session: Session;
  messages: { heading: string; code: string; codeHint: string; submit: string; failed: string; send?: string };
  lead: string;
  confirm: typeof endpoints.confirmEmail | typeof endpoints.confirmPhone;
  sendCode: () => Promise<Result<{ message: string }>>;
  onConfirmed: (message: string) => void;
  isSms?: boolean;
  /** another way to settle it */
  children?: ReactNode;
};

/** An address or a number is confirmed with the code that was sent there. The code's field is there from the start, since the page may be discarded meanwhile. */
export function ConfirmByCode({ id, session, messages, lead, confirm, sendCode, onConfirmed, isSms, children }: Props) {
  const { token } = session;
  const { outcome, clear, showFailure } = useOutcome(session);
  const { form, field, busy, set } = useCustomerForm({
    schema: codeConfirmation.schema,
    initial: { code: '' },
    onChange: clear,
    async send(payload) {
      clear();
      const result = await request(confirm, { payload, token });
      if (result.kind !== 'answer') return showFailure(messages.failed, result);
      await setProfileData(session.user.id, { user: result.answer.user });
      onConfirmed(result.answer.message);
      return 'done';
    },
  });
  return (
    <LedgerEntry heading={messages.heading}>
      <p id={id}>{lead}</p>
      <SendCodeAgain {...(messages.send && { label: messages.send })} sendCode={sendCode} />
      <form className={styles.form} {...form}>
        <CodeField
          label={messages.code}
          hint={messages.codeHint}
          enterKeyHint="done"
          {...(isSms && { onSms: (code: string) => set({ code }) })}
          {...field('code')}
        />
        <div className={styles.actions}>
          <Button type="submit" kind="main" busy={busy}>
            {messages.submit}
          </Button>
          {children}
        </div>
        <Outcome outcome={outcome} />
      </form>
    </LedgerEntry>
  );
}
