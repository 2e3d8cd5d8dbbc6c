import { Link } from 'react-router-dom';
import { messagesOf } from '../../i18n/load-messages.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { breadcrumbs, faqPage } from '../../layout/structured-data.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { ChevronSign } from '../../ui/signs.tsx';
import styles from './claims.module.css';

/** The page at `/claims` for visitors; customers see their own claims there. */
function Claims() {
  const messages = useMessages('claimsGuide');
  return (
    <>
      <div className={styles.opening}>
        <PageHeading lead={messages.lead}>{messages.title}</PageHeading>
        <Card as="section" className={styles.login} aria-labelledby="login">
          <h2 id="login" className={styles.small}>
            {messages.login.heading}
          </h2>
          <p>{messages.login.text}</p>
          <ButtonLink to="/login">{messages.login.login}</ButtonLink>
          <ul className={styles.actions}>
            <li>
              <Link to="/register">{messages.login.register}</Link>
            </li>
            <li>
              <Link to="/premium-login">{messages.login.premium}</Link>
            </li>
          </ul>
        </Card>
      </div>
      <Section heading={messages.steps.heading}>
        <ol className={styles.steps}>
          {messages.steps.items.map(({ heading, text }) => (
            <li key={heading} className={styles.step}>
              <h3>{heading}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section heading={messages.prepare.heading} ground="sand">
        <ul className={styles.papers}>
          {messages.prepare.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className={styles.more}>
          <Link to="/blog/claims-guide">{messages.prepare.more}</Link>
        </p>
      </Section>
      <Section heading={messages.faq.heading}>
        <div className={styles.questions}>
          {messages.faq.items.map(({ question, answer }) => (
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
    const { title, description, faq } = messagesOf(language, 'claimsGuide');
    return {
      title,
      description,
      data: import.meta.env.SSR && [
        faqPage(language, faq.items),
        breadcrumbs(language, [{ name: title, path: '/claims' }]),
      ],
    };
  },
  Page: Claims,
};
export default page;
