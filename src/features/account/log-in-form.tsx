import { useState } from 'react';
import { Link } from 'react-router-dom';
import { endpoints } from '../../contract/endpoints.ts';
import { logIn } from '../../contract/payloads/log-in.ts';
import { request } from '../../device/api-client.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmailField, PasswordField } from '../customer/account-fields.tsx';
import { FormPage } from '../customer/form-page.tsx';
import type { LogInState } from '../customer/log-in-state.ts';
import { logInWithToken } from '../customer/session-store.ts';
import { unreachableMessage } from '../customer/unreachable-message.ts';
import { useCustomerForm } from '../customer/use-customer-form.ts';
import { useLogInRedirect } from '../customer/use-log-in-redirect.ts';
import { type Failure, FailureNotice } from './failure-notice.tsx';

export function LogInForm({ premium }: { premium: boolean }) {
  const accountMessages = useMessages('account');
  const messages = premium ? accountMessages.premiumLogIn : accountMessages.logIn;
  const failureMessage = premium ? accountMessages.failed.premiumLogin : accountMessages.failed.login;
  const { from, email = '', registered, passwordChanged, endReason, redirect } = useLogInRedirect();
  const [failure, setFailure] = useState<Failure & { regular?: boolean }>();

  const { form, field, busy, values, summary } = useCustomerForm({
    schema: logIn.schema,
    initial: { email, password: '' },
    async send(payload) {
      setFailure(undefined);
      const result = await requestToken(premium, payload);
      if (result.kind === 'answer') {
        const session = await logInWithToken(result.token).catch(() => 'not-stored' as const);
        if (session === 'not-stored') setFailure({ message: failureMessage, why: accountMessages.failed.notKept });
        else if (!session) setFailure({ message: failureMessage });
        else {
          redirect();
          return 'done';
        }
        return undefined;
      }
      if (result.kind === 'unreachable') {
        setFailure({ message: failureMessage, why: unreachableMessage(result, accountMessages.notReached) });
        return undefined;
      }
      setFailure({ message: result.problem.message, regular: premium && result.status === 403 });
      return result.problem;
    },
  });
  // A phone number is no answer to what the other forms ask for.
  const logInState: LogInState = { ...(from && { from }), ...(values.email.includes('@') && { email: values.email }) };

  return (
    <FormPage
      heading={messages.heading}
      lead={messages.lead}
      premium={premium}
      form={form}
      before={
        <>
          {registered && !failure && (
            <Notice kind="good" title={messages.registered}>
              {accountMessages.perhapsBefore}
            </Notice>
          )}
          {passwordChanged && !failure && <Notice kind="good">{accountMessages.forgotten.changed}</Notice>}
          {from && !registered && !passwordChanged && !endReason && !failure && (
            <Notice>{accountMessages.logInFirst}</Notice>
          )}
          {endReason && !passwordChanged && (
            <Notice kind={endReason.alert ? 'bad' : 'info'}>{endReason.message}</Notice>
          )}
        </>
      }
      after={
        <>
          <p>
            <Link
              to={premium ? '/forgot-password?premium=true' : '/forgot-password'}
              state={logInState}
              data-takes-along
            >
              {accountMessages.forgotten.link}
            </Link>
          </p>
          <p>
            {messages.noAccount}{' '}
            <Link to={premium ? '/premium-register' : '/register'} state={logInState} data-takes-along>
              {messages.toRegister}
            </Link>
          </p>
        </>
      }
    >
      <EmailField
        label={premium ? accountMessages.fields.emailAddress : accountMessages.fields.email}
        hint={accountMessages.fields.orPhone}
        type="text"
        autoComplete="username"
        {...field('email')}
      />
      <PasswordField
        label={accountMessages.fields.password}
        autoComplete="current-password"
        enterKeyHint="go"
        {...field('password')}
      />
      {summary && <Notice kind="bad">{summary}</Notice>}
      <FailureNotice
        failure={failure}
        action={
          failure?.regular && (
            <Link to="/login" state={logInState}>
              {accountMessages.premiumLogIn.toRegular}
            </Link>
          )
        }
      />
      <Button type="submit" kind={premium ? 'premium' : 'main'} busy={busy} wide>
        {messages.submit}
      </Button>
    </FormPage>
  );
}

type Credentials = { email: string; password: string };

async function requestToken(premium: boolean, payload: Credentials) {
  if (premium) {
    const result = await request(endpoints.premiumLogIn, { payload });
    return result.kind === 'answer' ? { kind: result.kind, token: result.answer.token } : result;
  }
  const result = await request(endpoints.logIn, { payload });
  return result.kind === 'answer' ? { kind: result.kind, token: result.answer.Token } : result;
}
