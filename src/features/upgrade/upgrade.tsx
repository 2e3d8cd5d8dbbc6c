import { Link } from 'react-router-dom';
import { messagesOf } from '../../i18n/load-messages.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { breadcrumbs } from '../../layout/structured-data.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { Tibeb } from '../../ui/tibeb.tsx';
import { servicePicture, servicePictureSize } from '../offers/service-pictures.ts';
import { useServices } from '../offers/services-query.ts';
import { PremiumPrice } from './premium-price.tsx';
import styles from './upgrade.module.css';

function Upgrade() {
  const messages = useMessages('upgrade');
  const { services, premiumPrice } = useServices();
  return (
    <div className={styles.page}>
      <div className={styles.opening}>
        <div className={styles.inside}>
          <Tibeb direction="down" broad className={styles.edge} />
          <div className={styles.words}>
            <PageHeading lead={messages.lead}>{messages.title}</PageHeading>
            <p>{messages.keeps}</p>
            <ButtonLink kind="premium" to="/register?premium=true" className={styles.upgrade}>
              {messages.upgrade}
            </ButtonLink>
            <p>
              {messages.already} <Link to="/premium-login">{messages.login}</Link>
            </p>
          </div>
        </div>
      </div>
      <Section>
        <PremiumPrice dollars={premiumPrice} />
      </Section>
      <Section heading={messages.adds.heading}>
        <div className={styles.adds}>
          <section className={styles.added}>
            <h3>{messages.adds.priority}</h3>
            <p>{messages.adds.priorityText}</p>
          </section>
          <section className={styles.added}>
            <h3>{messages.adds.dashboard}</h3>
            <p>{messages.adds.dashboardText}</p>
          </section>
          <section className={styles.added}>
            <h3>{messages.adds.services}</h3>
            <p>{messages.adds.servicesText}</p>
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
        <p>{messages.how}</p>
      </Section>
    </div>
  );
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = messagesOf(language, 'upgrade');
    return {
      title,
      description,
      data: import.meta.env.SSR && [breadcrumbs(language, [{ name: title, path: '/upgrade' }])],
    };
  },
  Page: Upgrade,
};
export default page;
