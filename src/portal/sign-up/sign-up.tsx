import { useSearchParams } from 'react-router-dom';
import { wordsOf } from '../../text/load.ts';
import type { Page } from '../../ui/page.ts';
import { useInBrowser } from '../arrival.ts';
import { SignUpForm } from './sign-up-form.tsx';

/** `?premium=true` is known in the browser only: the prerendered page is the regular one. */
function SignUp() {
  const [asked] = useSearchParams();
  const premium = useInBrowser() && asked.get('premium') === 'true';
  return <SignUpForm premium={premium} />;
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = wordsOf(language, 'account').signUp;
    return { title, description };
  },
  Page: SignUp,
};
export default page;
