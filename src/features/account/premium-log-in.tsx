import { messagesOf } from '../../i18n/load-messages.ts';
import type { Page } from '../../ui/page.ts';
import { LogInForm } from './log-in-form.tsx';

const page: Page = {
  head: ({ language }) => {
    const { title, description } = messagesOf(language, 'account').premiumLogIn;
    return { title, description };
  },
  Page: () => <LogInForm premium />,
};
export default page;
