import { Suspense } from 'react';
import { messagesOf } from '../../i18n/load-messages.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { organization } from '../../layout/structured-data.ts';
import type { Page } from '../../ui/page.ts';
import { AboutUs } from './about-us.tsx';
import { Blog } from './blog.tsx';
import { Customers } from './customers.tsx';
import { Hero } from './hero.tsx';
import { Reasons } from './reasons.tsx';
import { Services } from './services.tsx';
import { Statistics } from './statistics.tsx';

function Home() {
  const messages = useMessages('home');
  return (
    <>
      <Hero hero={messages.hero} premium={messages.premium} />
      <Reasons messages={messages.why} />
      <Suspense>
        <Statistics messages={messages.statistics} />
        <Services messages={messages.services} />
        <Blog messages={messages.blog} />
        <Customers testimonials={messages.testimonials} caseStudies={messages.caseStudies} />
        <AboutUs messages={messages.about} />
      </Suspense>
    </>
  );
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = messagesOf(language, 'home');
    return { title, description, canonical: '/', data: import.meta.env.SSR && [organization(language, description)] };
  },
  Page: Home,
};
export default page;
