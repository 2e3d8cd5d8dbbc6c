import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { endpoints } from '../../contract/endpoints.ts';
import { passwordCode } from '../../contract/payloads/password-code.ts';
import { request } from '../../device/api-client.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../customer/account-fields.tsx';
import { FormPage } from '../customer/form-page.tsx';
import type { LogInState } from '../customer/log-in-state.ts';
import { unreachableMessage } from '../customer/unreachable-message.ts';
import { useCustomerForm } from '../customer/use-customer-form.ts';
import { type Failure, FailureNotice } from './failure-notice.tsx';

type Props = { state: LogInState; path: string; logInPath: string };

/** First step: where the code goes to. */
export function RequestCodeForm({ state, path, logInPath }: Props) {
  const accountMessages = useMessages('account');
  const messages = accountMessages.forgotten;
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Failure>();
  const { form, field, busy, values } = useCustomerForm({
    schema: passwordCode.schema,
    initial: { email: state.email ?? '' },
    async send(payload) {
      setFailure(undefined);
      const result = await request(endpoints.requestPasswordCode, { payload });
      if (result.kind === 'answer') {
        const nextState: LogInState = { ...state, email: payload.email.trim(), codeRequested: true };
        navigate(path, { state: nextState });
        return 'done';
      }
      if (result.kind === 'unreachable') {
        setFailure({ message: messages.notSent, why: unreachableMessage(result, accountMessages.notReached) });
        return undefined;
      }
      if (!result.problem.errors) setFailure({ message: result.problem.message });
      return result.problem;
    },
  });
  return (
    <FormPage
      heading={messages.heading}
      lead={messages.lead}
      premium={false}
      form={form}
      after={
        <p>
          <Link to={logInPath} state={{ ...state, email: values.email }}>
            {messages.toLogin}
          </Link>
        </p>
      }
    >
      <EmailField
        label={accountMessages.fields.email}
        hint={messages.orPhone}
        type="text"
        autoComplete="username"
        {...field('email')}
        enterKeyHint="send"
      />
      <FailureNotice failure={failure} />
      <Button type="submit" kind="main" busy={busy} wide>
        {messages.send}
      </Button>
    </FormPage>
  );
}
