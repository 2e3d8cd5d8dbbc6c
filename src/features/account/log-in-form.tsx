import { useState } from 'react';
import { Link } from 'react-router-dom';
import { endpoints } from '../../contract/endpoints.ts';
import { limits } from '../../contract/fields.ts';
import { logIn } from '../../contract/payloads/log-in.ts';
import { request } from '../../device/api-client.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FormPage } from '../customer/form-page.tsx';
import type { LogInState } from '../customer/log-in-state.ts';
import { logInWith } from '../customer/session-store.ts';
import { unreachableMessage } from '../customer/unreachable-message.ts';
import { useCustomerForm } from '../customer/use-customer-form.ts';
import { useLogInRedirect } from '../customer/use-log-in-redirect.ts';

type Failure = { message: string; why?: string; regular?: boolean };

export function LogInForm({ premium }: { premium: boolean }) {
  const all = useMessages('account');
  const messages = premium ? all.premiumLogIn : all.logIn;
  const plainFailure = premium ? all.failed.premiumLogin : all.failed.login;
  const { from, email = '', registered, ended, goOn } = useLogInRedirect();
  const [failed, setFailed] = useState<Failure>();

  const { form, field, busy, values, summary } = useCustomerForm({
    schema: logIn.schema,
    initial: { email, password: '' },
    async send(payload) {
      setFailed(undefined);
      const result = await askForToken(premium, payload);
      if (result.kind === 'answer') {
        const session = await logInWith(result.token).catch(() => 'not-kept' as const);
        if (session === 'not-kept') setFailed({ message: plainFailure, why: all.failed.notKept });
        else if (!session) setFailed({ message: plainFailure });
        else {
          goOn();
          return 'done';
        }
        return undefined;
      }
      if (result.kind === 'unreachable') {
        setFailed({ message: plainFailure, why: unreachableMessage(result, all.notReached) });
        return undefined;
      }
      setFailed({ message: result.problem.message, regular: premium && result.status === 403 });
      return result.problem;
    },
  });
  const onward: LogInState = { ...(from && { from }), email: values.email };

  return (
    <FormPage
      heading={messages.heading}
      lead={messages.lead}
      premium={premium}
      form={form}
      before={
        <>
          {registered && <Notice kind="good">{messages.registered}</Notice>}
          {ended && <Notice kind={ended.alert ? 'bad' : 'info'}>{ended.message}</Notice>}
        </>
      }
      after={
        <p>
          {messages.noAccount}{' '}
          <Link to={premium ? '/premium-register' : '/register'} state={onward}>
            {messages.toRegister}
          </Link>
        </p>
      }
    >
      <TextField
        label={premium ? all.fields.emailAddress : all.fields.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        enterKeyHint="next"
        maxLength={limits.email}
        required
        {...field('email')}
      />
      <PasswordField
        label={all.fields.password}
        autoComplete="current-password"
        enterKeyHint="go"
        showLabel={all.fields.show}
        hideLabel={all.fields.hide}
        required
        {...field('password')}
      />
      {summary && <Notice kind="bad">{summary}</Notice>}
      {failed && (
        <Notice
          kind="bad"
          title={failed.why && failed.message}
          action={
            failed.regular && (
              <Link to="/login" state={onward}>
                {all.premiumLogIn.toRegular}
              </Link>
            )
          }
        >
          {failed.why ?? failed.message}
        </Notice>
      )}
      <Button type="submit" kind={premium ? 'premium' : 'main'} busy={busy} wide>
        {messages.submit}
      </Button>
    </FormPage>
  );
}

type Credentials = { email: string; password: string };

async function askForToken(premium: boolean, payload: Credentials) {
  if (premium) {
    const result = await request(endpoints.premiumLogIn, { payload });
    return result.kind === 'answer' ? { kind: result.kind, token: result.answer.token } : result;
  }
  const result = await request(endpoints.logIn, { payload });
  return result.kind === 'answer' ? { kind: result.kind, token: result.answer.Token } : result;
}
