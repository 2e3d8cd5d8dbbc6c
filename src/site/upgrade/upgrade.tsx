import { catalogue } from '../../contract/catalogue.ts';
import { Link } from '../../router/links.tsx';
import { useWords, wordsOf } from '../../text/words.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { Tibeb } from '../../ui/tibeb.tsx';
import { PictureBelow } from '../picture-below.tsx';
import { servicePicture, servicePictureSize } from '../service-pictures.ts';
import { breadcrumbs } from '../structured-data.ts';
import styles from './upgrade.module.css';

const premiumServices = catalogue.filter(({ premium }) => premium);

function Upgrade() {
  const words = useWords('upgrade');
  const services = useWords('serviceWords');
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
      <Section still heading={words.adds.heading}>
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
          {premiumServices.map(({ slug }) => (
            <li key={slug}>
              <Link to={`/services/${slug}`} className={styles.service}>
                <PictureBelow src={servicePicture(slug)} alt="" {...servicePictureSize} className={styles.picture} />
                {services[slug].title}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section still className={styles.terms}>
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
