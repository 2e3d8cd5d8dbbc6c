import { Link } from 'react-router-dom';
import type { Messages } from '../../i18n/catalogues.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Section } from '../../ui/section.tsx';
import { ArrowSign } from '../../ui/signs.tsx';
import { servicePicture, servicePictureSize } from '../offers/service-pictures.ts';
import { useServices } from '../offers/services-query.ts';
import styles from './services.module.css';

/** Featured services; their short paths redirect to `/services/…`. */
const featuredSlugs = ['claims-management', 'emergency-assistance', 'telemedicine'];

export function Services({ messages }: { messages: Messages['home']['services'] }) {
  const { services } = useServices();
  return (
    <Section heading={messages.heading} lead={messages.lead}>
      <ul className={styles.services}>
        {services
          .filter(({ slug }) => featuredSlugs.includes(slug))
          .map(({ slug, title, description, premium }) => (
            <li key={slug} className={classNames(styles.service, premium && styles.premium)}>
              <img
                src={servicePicture(slug)}
                alt=""
                loading="lazy"
                {...servicePictureSize}
                className={styles.picture}
              />
              <h3>{title}</h3>
              <p>{description}</p>
              <Link to={`/${slug}`} className={styles.more}>
                {messages.viewMore} <span className="visually-hidden">{messages.viewMoreOf(title)}</span> <ArrowSign />
              </Link>
            </li>
          ))}
      </ul>
      <ButtonLink kind="main" to="/services" className={styles.all}>
        {messages.viewAll}
      </ButtonLink>
    </Section>
  );
}
