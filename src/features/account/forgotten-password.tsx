import { useSearchParams } from 'react-router-dom';
import { messagesOf } from '../../i18n/load-messages.ts';
import type { Page } from '../../ui/page.ts';
import { useIsHydrated, useLogInState } from '../customer/log-in-state.ts';
import { PasswordResetForm } from './password-reset-form.tsx';
import { RequestCodeForm } from './request-code-form.tsx';

/** The step is in `history.state`: a phone that goes to its mail for the code may discard the page meanwhile. */
function ForgottenPassword() {
  const { codeRequested, ...state } = useLogInState();
  const [searchParams] = useSearchParams();
  const isPremium = useIsHydrated() && searchParams.get('premium') === 'true';
  const step = {
    state,
    path: isPremium ? '/forgot-password?premium=true' : '/forgot-password',
    logInPath: isPremium ? '/premium-login' : '/login',
  };
  return state.email && codeRequested ? (
    <PasswordResetForm email={state.email} {...step} />
  ) : (
    <RequestCodeForm {...step} />
  );
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = messagesOf(language, 'account').forgotten;
    return { title, description };
  },
  Page: ForgottenPassword,
};
export default page;
