import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { calls } from '../../contract/api.ts';
import { limits } from '../../contract/fields.ts';
import { registration } from '../../contract/payloads/registration.ts';
import { request } from '../../device/call.ts';
import { useWords } from '../../text/words.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Arrival } from '../arrival.ts';
import { useDoor } from '../door.ts';
import { useForm } from '../form.ts';
import { FormPage } from '../form-page.tsx';
import { whyNotReached } from '../not-reached.ts';

const empty = { username: '', email: '', phone: '', password: '', confirmPassword: '' };

/** Regular and premium sign-up are one form: they differ in dress, in words, and in the call they make. */
export function SignUpForm({ premium }: { premium: boolean }) {
  const all = useWords('account');
  const words = premium ? all.premiumSignUp : all.signUp;
  const plainFailure = premium ? all.failed.premiumSignUp : all.failed.signUp;
  const logInAt = premium ? '/premium-login' : '/login';
  const navigate = useNavigate();
  const { from, email = '' } = useDoor();
  const [failed, setFailed] = useState<{ message: string; why?: string }>();

  const { form, field, busy, values, summary } = useForm({
    schema: registration.schema,
    initial: { ...empty, email },
    async send({ confirmPassword, ...payload }) {
      setFailed(undefined);
      const result = premium
        ? await request(calls.premiumRegister, { payload })
        : await request(calls.register, { payload: { ...payload, confirmPassword } });
      if (result.kind === 'answer') {
        const arrival: Arrival = { ...(from && { from }), email: payload.email.trim(), registered: true };
        navigate(logInAt, { state: arrival });
        return 'done';
      }
      if (result.kind === 'unreachable') {
        setFailed({ message: plainFailure, why: whyNotReached(result, all.notReached) });
        return undefined;
      }
      const { errors, message } = result.problem;
      // What stands at its field is not said twice.
      if (!errors) setFailed({ message });
      return result.problem;
    },
  });
  const onward: Arrival = { ...(from && { from }), ...(values.email && { email: values.email }) };
  const confirm = field('confirmPassword');
  const differ = values.password !== values.confirmPassword;

  return (
    <FormPage
      heading={words.heading}
      lead={words.lead}
      premium={premium}
      form={form}
      after={
        <p>
          {words.haveAccount}{' '}
          <Link to={logInAt} state={onward}>
            {words.toLogin}
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
        {words.submit}
      </Button>
    </FormPage>
  );
}
