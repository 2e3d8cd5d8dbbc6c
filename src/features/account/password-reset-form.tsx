import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { endpoints } from '../../contract/endpoints.ts';
import { limits } from '../../contract/fields.ts';
import { passwordReset } from '../../contract/payloads/password-reset.ts';
import { request } from '../../device/api-client.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../customer/account-fields.tsx';
import { CodeField } from '../customer/code-field.tsx';
import { FormPage } from '../customer/form-page.tsx';
import type { LogInState } from '../customer/log-in-state.ts';
import { SendCodeAgain } from '../customer/send-code-again.tsx';
import { unreachableMessage } from '../customer/unreachable-message.ts';
import { useCustomerForm } from '../customer/use-customer-form.ts';
import { type Failure, FailureNotice } from './failure-notice.tsx';

type Props = { email: string; state: LogInState; path: string; logInPath: string };

/** Second step: the code that was sent, and the new password. */
export function PasswordResetForm({ email, state, path, logInPath }: Props) {
  const accountMessages = useMessages('account');
  const messages = accountMessages.forgotten;
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Failure>();
  const isPhone = !email.includes('@');
  const { form, field, busy, summary, set } = useCustomerForm({
    // The address is of the step before, and was checked there.
    schema: passwordReset.schema,
    initial: { email, code: '', newPassword: '' },
    async send(payload) {
      setFailure(undefined);
      const result = await request(endpoints.resetPassword, { payload });
      if (result.kind === 'answer') {
        const nextState: LogInState = { ...state, passwordChanged: true };
        navigate(logInPath, { state: nextState, replace: true });
        return 'done';
      }
      if (result.kind === 'unreachable') {
        const why = unreachableMessage(result, accountMessages.notReached);
        // The password may have been changed all the same.
        setFailure({ message: messages.failed, why: result.why === 'busy' ? why : `${why} ${messages.perhaps}` });
        return undefined;
      }
      if (!result.problem.errors) setFailure({ message: result.problem.message });
      return result.problem;
    },
  });
  return (
    <FormPage
      heading={messages.codeHeading}
      lead={isPhone ? messages.codeLeadSms(email) : messages.codeLead(email)}
      premium={false}
      form={form}
      after={
        <>
          <SendCodeAgain sendCode={() => request(endpoints.requestPasswordCode, { payload: { email } })} />
          <p>
            <Link to={path} state={state}>
              {messages.otherEmail}
            </Link>
          </p>
        </>
      }
    >
      {/* Tells password managers which account this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <CodeField
        label={messages.code}
        hint={messages.codeHint}
        enterKeyHint="next"
        onSms={isPhone ? (code) => set({ code }) : undefined}
        {...field('code')}
      />
      <PasswordField
        label={messages.newPassword}
        hint={accountMessages.fields.passwordRule(limits.passwordLeast)}
        autoComplete="new-password"
        enterKeyHint="go"
        {...field('newPassword')}
      />
      {summary && <Notice kind="bad">{summary}</Notice>}
      <FailureNotice failure={failure} />
      <Button type="submit" kind="main" busy={busy} wide>
        {messages.change}
      </Button>
    </FormPage>
  );
}
