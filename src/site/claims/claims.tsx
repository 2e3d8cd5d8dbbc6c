import { Link } from 'react-router-dom';
import { wordsOf } from '../../text/load.ts';
import { useWords } from '../../text/words.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { ChevronSign } from '../../ui/signs.tsx';
import { breadcrumbs, questions } from '../structured-data.ts';
import styles from './claims.module.css';

/** What a visitor reads of claims; a customer has their own at this address. */
function Claims() {
  const words = useWords('claimsGuide');
  return (
    <>
      <div className={styles.opening}>
        <PageHeading lead={words.lead}>{words.title}</PageHeading>
        <Card as="section" className={styles.login} aria-labelledby="login">
          <h2 id="login" className={styles.small}>
            {words.login.heading}
          </h2>
          <p>{words.login.text}</p>
          <ButtonLink to="/login">{words.login.login}</ButtonLink>
          <ul className={styles.ways}>
            <li>
              <Link to="/register">{words.login.register}</Link>
            </li>
            <li>
              <Link to="/premium-login">{words.login.premium}</Link>
            </li>
          </ul>
        </Card>
      </div>
      <Section heading={words.steps.heading}>
        <ol className={styles.steps}>
          {words.steps.items.map(({ heading, text }) => (
            <li key={heading} className={styles.step}>
              <h3>{heading}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section heading={words.prepare.heading} ground="sand">
        <ul className={styles.papers}>
          {words.prepare.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className={styles.more}>
          <Link to="/blog/claims-guide">{words.prepare.more}</Link>
        </p>
      </Section>
      <Section heading={words.faq.heading}>
        <div className={styles.questions}>
          {words.faq.items.map(({ question, answer }) => (
            <details key={question} className={styles.question}>
              <summary className={styles.asked}>
                <h3>{question}</h3>
                <ChevronSign className={styles.chevron} />
              </summary>
              <p className={styles.answer}>{answer}</p>
            </details>
          ))}
        </div>
      </Section>
    </>
  );
}

const page: Page = {
  head: ({ language }) => {
    const { title, description, faq } = wordsOf(language, 'claimsGuide');
    return {
      title,
      description,
      data: import.meta.env.SSR && [
        questions(language, faq.items),
        breadcrumbs(language, [{ name: title, path: '/claims' }]),
      ],
    };
  },
  Page: Claims,
};
export default page;
