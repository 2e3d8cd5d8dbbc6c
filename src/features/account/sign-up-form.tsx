import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { endpoints } from '../../contract/endpoints.ts';
import { limits } from '../../contract/fields.ts';
import { registration } from '../../contract/payloads/registration.ts';
import { request } from '../../device/api-client.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmailField, NameField, PasswordField } from '../customer/account-fields.tsx';
import { FormPage } from '../customer/form-page.tsx';
import type { LogInState } from '../customer/log-in-state.ts';
import { PhoneField } from '../customer/phone-field.tsx';
import { unreachableMessage } from '../customer/unreachable-message.ts';
import { useCustomerForm } from '../customer/use-customer-form.ts';
import { useLogInRedirect } from '../customer/use-log-in-redirect.ts';
import { usePhoneQuestion } from '../customer/use-phone-question.ts';
import { type Failure, FailureNotice } from './failure-notice.tsx';

const empty = { username: '', email: '', phone: '', password: '', confirmPassword: '' };

/** Regular and premium sign-up share a form; they differ in style, messages and endpoint. */
export function SignUpForm({ premium }: { premium: boolean }) {
  const accountMessages = useMessages('account');
  const messages = premium ? accountMessages.premiumSignUp : accountMessages.signUp;
  const failureMessage = premium ? accountMessages.failed.premiumSignUp : accountMessages.failed.signUp;
  const logInPath = premium ? '/premium-login' : '/login';
  const navigate = useNavigate();
  const { from, email = '' } = useLogInRedirect();
  const [failure, setFailure] = useState<Failure>();

  const phoneQuestion = usePhoneQuestion();
  const { form, field, busy, values, summary } = useCustomerForm({
    schema: registration.schema,
    initial: { ...empty, email },
    async send({ confirmPassword, ...payload }) {
      setFailure(undefined);
      if (!phoneQuestion.mayKeep(payload.phone)) return undefined;
      const result = premium
        ? await request(endpoints.premiumRegister, { payload })
        : await request(endpoints.register, { payload: { ...payload, confirmPassword } });
      if (result.kind === 'answer') {
        const logInState: LogInState = { ...(from && { from }), email: payload.email.trim(), registered: true };
        navigate(logInPath, { state: logInState });
        return 'done';
      }
      if (result.kind === 'unreachable') {
        setFailure({ message: failureMessage, why: unreachableMessage(result, accountMessages.notReached) });
        return undefined;
      }
      const { errors, message } = result.problem;
      // Errors of fields are shown at the fields.
      if (!errors) setFailure({ message });
      return result.problem;
    },
  });
  const linkState: LogInState = { ...(from && { from }), ...(values.email && { email: values.email }) };
  const confirmField = field('confirmPassword');
  const passwordsDiffer = values.password !== values.confirmPassword;

  return (
    <FormPage
      heading={messages.heading}
      lead={messages.lead}
      premium={premium}
      form={form}
      after={
        <p>
          {messages.haveAccount}{' '}
          <Link to={logInPath} state={linkState}>
            {messages.toLogin}
          </Link>
        </p>
      }
    >
      <NameField label={accountMessages.fields.fullName} {...field('username')} />
      <EmailField
        label={premium ? accountMessages.fields.emailAddress : accountMessages.fields.email}
        {...field('email')}
      />
      <PhoneField label={accountMessages.fields.phone} question={phoneQuestion} {...field('phone')} />
      <PasswordField
        label={accountMessages.fields.password}
        hint={accountMessages.fields.passwordRule(limits.passwordLeast)}
        autoComplete="new-password"
        enterKeyHint="next"
        {...field('password')}
      />
      <PasswordField
        label={accountMessages.fields.confirmPassword}
        autoComplete="new-password"
        enterKeyHint="go"
        {...confirmField}
        error={
          premium && passwordsDiffer && confirmField.error ? accountMessages.failed.passwordsDiffer : confirmField.error
        }
      />
      {summary && <Notice kind="bad">{summary}</Notice>}
      <FailureNotice failure={failure} />
      <Button type="submit" kind={premium ? 'premium' : 'main'} busy={busy} wide>
        {messages.submit}
      </Button>
    </FormPage>
  );
}
