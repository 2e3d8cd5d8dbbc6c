import { Suspense } from 'react';
import { wordsOf } from '../../text/load.ts';
import { useWords } from '../../text/words.tsx';
import type { Page } from '../../ui/page.ts';
import { organization } from '../structured-data.ts';
import { AboutUs } from './about-us.tsx';
import { Blog } from './blog.tsx';
import { Customers } from './customers.tsx';
import { Hero } from './hero.tsx';
import { Reasons } from './reasons.tsx';
import { Services } from './services.tsx';
import { Statistics } from './statistics.tsx';

function Home() {
  const words = useWords('home');
  return (
    <>
      <Hero hero={words.hero} premium={words.premium} />
      <Reasons words={words.why} />
      <Suspense>
        <Statistics words={words.statistics} />
        <Services words={words.services} />
        <Blog words={words.blog} />
        <Customers testimonials={words.testimonials} caseStudies={words.caseStudies} />
        <AboutUs words={words.about} />
      </Suspense>
    </>
  );
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = wordsOf(language, 'home');
    return { title, description, canonical: '/', data: import.meta.env.SSR && [organization(language, description)] };
  },
  Page: Home,
};
export default page;
