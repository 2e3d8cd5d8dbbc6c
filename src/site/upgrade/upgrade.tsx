import { Link } from 'react-router-dom';
import { useServices } from '../../offers/services-query.ts';
import { wordsOf } from '../../text/load.ts';
import { useWords } from '../../text/words.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { Tibeb } from '../../ui/tibeb.tsx';
import { servicePicture, servicePictureSize } from '../service-pictures.ts';
import { breadcrumbs } from '../structured-data.ts';
import styles from './upgrade.module.css';

function Upgrade() {
  const words = useWords('upgrade');
  const { services } = useServices();
  return (
    <div className={styles.page}>
      <div className={styles.opening}>
        <div className={styles.inside}>
          <Tibeb way="down" broad className={styles.edge} />
          <div className={styles.words}>
            <PageHeading lead={words.lead}>{words.title}</PageHeading>
            <p>{words.keeps}</p>
            <ButtonLink kind="premium" to="/register?premium=true" className={styles.upgrade}>
              {words.upgrade}
            </ButtonLink>
            <p>
              {words.already} <Link to="/premium-login">{words.login}</Link>
            </p>
          </div>
        </div>
      </div>
      <Section heading={words.adds.heading}>
        <div className={styles.adds}>
          <section className={styles.added}>
            <h3>{words.adds.priority}</h3>
            <p>{words.adds.priorityText}</p>
          </section>
          <section className={styles.added}>
            <h3>{words.adds.dashboard}</h3>
            <p>{words.adds.dashboardText}</p>
          </section>
          <section className={styles.added}>
            <h3>{words.adds.services}</h3>
            <p>{words.adds.servicesText}</p>
          </section>
        </div>
        <ul className={styles.services}>
          {services
            .filter(({ premium }) => premium)
            .map(({ slug, title }) => (
              <li key={slug}>
                <Link to={`/services/${slug}`} className={styles.service}>
                  <img
                    loading="lazy"
                    src={servicePicture(slug)}
                    alt=""
                    {...servicePictureSize}
                    className={styles.picture}
                  />
                  {title}
                </Link>
              </li>
            ))}
        </ul>
      </Section>
      <Section className={styles.terms}>
        <p>{words.price}</p>
        <p>{words.how}</p>
      </Section>
    </div>
  );
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = wordsOf(language, 'upgrade');
    return {
      title,
      description,
      data: import.meta.env.SSR && [breadcrumbs(language, [{ name: title, path: '/upgrade' }])],
    };
  },
  Page: Upgrade,
};
export default page;
