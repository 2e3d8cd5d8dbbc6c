import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { endpoints } from '../../contract/endpoints.ts';
import { limits } from '../../contract/fields.ts';
import { registration } from '../../contract/payloads/registration.ts';
import { request } from '../../device/api-client.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FormPage } from '../customer/form-page.tsx';
import type { LogInState } from '../customer/log-in-state.ts';
import { unreachableMessage } from '../customer/unreachable-message.ts';
import { useCustomerForm } from '../customer/use-customer-form.ts';
import { useLogInRedirect } from '../customer/use-log-in-redirect.ts';

const empty = { username: '', email: '', phone: '', password: '', confirmPassword: '' };

/** Regular and premium sign-up are one form: they differ in dress, in messages, and in the call they make. */
export function SignUpForm({ premium }: { premium: boolean }) {
  const all = useMessages('account');
  const messages = premium ? all.premiumSignUp : all.signUp;
  const plainFailure = premium ? all.failed.premiumSignUp : all.failed.signUp;
  const logInAt = premium ? '/premium-login' : '/login';
  const navigate = useNavigate();
  const { from, email = '' } = useLogInRedirect();
  const [failed, setFailed] = useState<{ message: string; why?: string }>();

  const { form, field, busy, values, summary } = useCustomerForm({
    schema: registration.schema,
    initial: { ...empty, email },
    async send({ confirmPassword, ...payload }) {
      setFailed(undefined);
      const result = premium
        ? await request(endpoints.premiumRegister, { payload })
        : await request(endpoints.register, { payload: { ...payload, confirmPassword } });
      if (result.kind === 'answer') {
        const arrival: LogInState = { ...(from && { from }), email: payload.email.trim(), registered: true };
        navigate(logInAt, { state: arrival });
        return 'done';
      }
      if (result.kind === 'unreachable') {
        setFailed({ message: plainFailure, why: unreachableMessage(result, all.notReached) });
        return undefined;
      }
      const { errors, message } = result.problem;
      // What stands at its field is not said twice.
      if (!errors) setFailed({ message });
      return result.problem;
    },
  });
  const onward: LogInState = { ...(from && { from }), ...(values.email && { email: values.email }) };
  const confirm = field('confirmPassword');
  const differ = values.password !== values.confirmPassword;

  return (
    <FormPage
      heading={messages.heading}
      lead={messages.lead}
      premium={premium}
      form={form}
      after={
        <p>
          {messages.haveAccount}{' '}
          <Link to={logInAt} state={onward}>
            {messages.toLogin}
          </Link>
        </p>
      }
    >
      <TextField
        label={all.fields.fullName}
        autoComplete="name"
        enterKeyHint="next"
        maxLength={limits.name}
        required
        {...field('username')}
      />
      <TextField
        label={premium ? all.fields.emailAddress : all.fields.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        enterKeyHint="next"
        maxLength={limits.email}
        required
        {...field('email')}
      />
      <TextField
        label={all.fields.phone}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        enterKeyHint="next"
        maxLength={limits.phone}
        required
        {...field('phone')}
      />
      <PasswordField
        label={all.fields.password}
        hint={all.fields.passwordRule(limits.passwordLeast)}
        autoComplete="new-password"
        enterKeyHint="next"
        showLabel={all.fields.show}
        hideLabel={all.fields.hide}
        required
        {...field('password')}
      />
      <PasswordField
        label={all.fields.confirmPassword}
        autoComplete="new-password"
        enterKeyHint="go"
        showLabel={all.fields.show}
        hideLabel={all.fields.hide}
        required
        {...confirm}
        error={premium && differ && confirm.error ? all.failed.passwordsDiffer : confirm.error}
      />
      {summary && <Notice kind="bad">{summary}</Notice>}
      {failed && (
        <Notice kind="bad" title={failed.why && failed.message}>
          {failed.why ?? failed.message}
        </Notice>
      )}
      <Button type="submit" kind={premium ? 'premium' : 'main'} busy={busy} wide>
        {messages.submit}
      </Button>
    </FormPage>
  );
}
