import { brand } from '../../contract/brand.ts';
import { fullDay } from '../../text/dates.ts';
import { wordsOf } from '../../text/load.ts';
import { useLanguage, useWords } from '../../text/words.tsx';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Blocks } from '../blocks.tsx';
import { breadcrumbs } from '../structured-data.ts';
import styles from './policies.module.css';

function Policies() {
  const words = useWords('policies');
  const contact = useWords('frame').footer;
  const language = useLanguage();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageHeading lead={words.lead}>{words.title}</PageHeading>
        <p className={styles.changed}>{words.changed(fullDay(language, words.changedOn))}</p>
        <Button kind="quiet" className={styles.print} onClick={() => print()}>
          {words.print}
        </Button>
      </header>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents" className={styles.small}>
          {words.contents}
        </h2>
        <ol className={styles.list}>
          {words.sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {words.sections.map(({ id, heading, blocks }) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            <Blocks blocks={blocks} labels={words.labels} />
          </section>
        ))}
        <section className={styles.questions} aria-labelledby="questions">
          <h2 id="questions" className={styles.small}>
            {words.questions.heading}
          </h2>
          <p>{words.questions.text}</p>
          <div className={styles.ways}>
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
    const { title, description } = wordsOf(language, 'policies');
    return {
      title,
      description,
      data: import.meta.env.SSR && [breadcrumbs(language, [{ name: title, path: '/policies' }])],
    };
  },
  Page: Policies,
};
export default page;
