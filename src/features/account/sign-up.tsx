import { useSearchParams } from 'react-router-dom';
import { messagesOf } from '../../i18n/load-messages.ts';
import type { Page } from '../../ui/page.ts';
import { useIsHydrated } from '../customer/log-in-state.ts';
import { SignUpForm } from './sign-up-form.tsx';

/** The prerendered page is the regular form, since it has no query string; `?premium=true` is applied after hydration. */
function SignUp() {
  const [searchParams] = useSearchParams();
  const premium = useIsHydrated() && searchParams.get('premium') === 'true';
  return <SignUpForm premium={premium} />;
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = messagesOf(language, 'account').signUp;
    return { title, description };
  },
  Page: SignUp,
};
export default page;
