import { brand } from '../../contract/brand.ts';
import { fullDay } from '../../i18n/dates.ts';
import { messagesOf } from '../../i18n/load-messages.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { breadcrumbs } from '../../layout/structured-data.ts';
import { Blocks } from '../../layout/text-blocks.tsx';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import styles from './policies.module.css';

function Policies() {
  const messages = useMessages('policies');
  const contact = useMessages('layout').footer;
  const language = useLanguage();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageHeading lead={messages.lead}>{messages.title}</PageHeading>
        <p className={styles.changed}>{messages.changed(fullDay(language, messages.changedOn))}</p>
        <Button kind="quiet" className={styles.print} onClick={() => print()}>
          {messages.print}
        </Button>
      </header>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents" className={styles.small}>
          {messages.contents}
        </h2>
        <ol className={styles.list}>
          {messages.sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {messages.sections.map(({ id, heading, blocks }) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            <Blocks blocks={blocks} labels={messages.labels} />
          </section>
        ))}
        <section className={styles.questions} aria-labelledby="questions">
          <h2 id="questions" className={styles.small}>
            {messages.questions.heading}
          </h2>
          <p>{messages.questions.text}</p>
          <div className={styles.actions}>
            <ButtonAnchor href={`tel:${brand.phone}`}>{contact.call(brand.shownPhone)}</ButtonAnchor>
            <ButtonAnchor kind="quiet" href={`mailto:${brand.supportEmail}`}>
              {contact.write(brand.supportEmail)}
            </ButtonAnchor>
          </div>
        </section>
      </div>
    </div>
  );
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = messagesOf(language, 'policies');
    return {
      title,
      description,
      data: import.meta.env.SSR && [breadcrumbs(language, [{ name: title, path: '/policies' }])],
    };
  },
  Page: Policies,
};
export default page;
