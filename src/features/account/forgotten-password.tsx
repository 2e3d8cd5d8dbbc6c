import { messagesOf } from '../../i18n/load-messages.ts';
import type { Page } from '../../ui/page.ts';
import { useLogInState } from '../customer/log-in-state.ts';
import { PasswordResetForm } from './password-reset-form.tsx';
import { RequestCodeForm } from './request-code-form.tsx';

/** The step is in `history.state`: a phone that goes to its mail for the code may discard the page meanwhile. */
function ForgottenPassword() {
  const state = useLogInState();
  return state.email && state.codeRequested ? (
    <PasswordResetForm email={state.email} state={state} />
  ) : (
    <RequestCodeForm state={state} />
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
