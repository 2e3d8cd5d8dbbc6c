import { messagesOf } from '../../i18n/load-messages.ts';
import type { Page } from '../../ui/page.ts';
import { SignUpForm } from './sign-up-form.tsx';

const page: Page = {
  head: ({ language }) => {
    const { title, description } = messagesOf(language, 'account').premiumSignUp;
    return { title, description };
  },
  Page: () => <SignUpForm premium />,
};
export default page;
