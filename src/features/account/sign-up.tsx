import { useSearchParams } from 'react-router-dom';
import { messagesOf } from '../../i18n/load-messages.ts';
import type { Page } from '../../ui/page.ts';
import { useInBrowser } from '../customer/log-in-state.ts';
import { SignUpForm } from './sign-up-form.tsx';

/** `?premium=true` is known in the browser only: the prerendered page is the regular one. */
function SignUp() {
  const [asked] = useSearchParams();
  const premium = useInBrowser() && asked.get('premium') === 'true';
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
