import { wordsOf } from '../../text/load.ts';
import type { Page } from '../../ui/page.ts';
import { LogInForm } from './log-in-form.tsx';

const page: Page = {
  head: ({ language }) => {
    const { title, description } = wordsOf(language, 'account').premiumLogIn;
    return { title, description };
  },
  Page: () => <LogInForm premium />,
};
export default page;
