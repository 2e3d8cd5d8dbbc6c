import { useState } from 'react';
import { endpoints } from '../../../contract/endpoints.ts';
import { logIn } from '../../../contract/payloads/log-in.ts';
import { request } from '../../../device/api-client.ts';
import { forgetPin } from '../../../device/sealing/forget.ts';
import { ownerOfToken, type Session } from '../../../device/session.ts';
import { useMessages } from '../../../i18n/use-messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { EmailField, PasswordField } from '../account-fields.tsx';
import { logInWithToken } from '../session-store.ts';
import { unreachableMessage } from '../unreachable-message.ts';
import { useCustomerForm } from '../use-customer-form.ts';
import styles from './pin.module.css';

/** With the password of this customer, the PIN goes, and with it what it sealed. */
export function ForgottenPin({ session }: { session: Session }) {
  const { forgotten: messages } = useMessages('pin');
  const account = useMessages('account');
  const [failure, setFailure] = useState<string>();

  const { form, field, busy } = useCustomerForm({
    schema: logIn.schema,
    initial: { email: '', password: '' },
    onChange: () => setFailure(undefined),
    async send(payload) {
      const result = await request(endpoints.logIn, { payload });
      if (result.kind === 'unreachable') {
        setFailure(unreachableMessage(result, account.notReached));
        return undefined;
      }
      if (result.kind === 'refused') {
        setFailure(result.problem.message);
        return result.problem;
      }
      const token = result.answer.Token;
      if (ownerOfToken(token) !== session.user.id) {
        void request(endpoints.logOut, { token });
        setFailure(messages.anotherAccount);
        return undefined;
      }
      await forgetPin(session.user.id);
      await logInWithToken(token);
      return 'done';
    },
  });

  return (
    <form className={styles.inside} {...form}>
      <p>{messages.means}</p>
      <p>{messages.stays}</p>
      <EmailField
        label={account.fields.email}
        hint={account.fields.orPhone}
        type="text"
        autoComplete="username"
        {...field('email')}
      />
      <PasswordField
        label={account.fields.password}
        autoComplete="current-password"
        enterKeyHint="go"
        {...field('password')}
      />
      {failure && (
        <Notice intoView kind="bad">
          {failure}
        </Notice>
      )}
      <div>
        <Button type="submit" kind="danger" busy={busy}>
          {messages.submit}
        </Button>
      </div>
    </form>
  );
}
