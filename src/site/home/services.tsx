import { Link } from 'react-router-dom';
import { useServices } from '../../offers/services-query.ts';
import type { Words } from '../../text/catalogues.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Section } from '../../ui/section.tsx';
import { ArrowSign } from '../../ui/signs.tsx';
import { servicePicture, servicePictureSize } from '../service-pictures.ts';
import styles from './services.module.css';

/** The short addresses are older than `/services/…` and lead there. */
const shown = ['claims-management', 'emergency-assistance', 'telemedicine'];

export function Services({ words }: { words: Words['home']['services'] }) {
  const { services } = useServices();
  return (
    <Section heading={words.heading} lead={words.lead}>
      <ul className={styles.services}>
        {services
          .filter(({ slug }) => shown.includes(slug))
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
                {words.viewMore} <span className="visually-hidden">{words.viewMoreOf(title)}</span> <ArrowSign />
              </Link>
            </li>
          ))}
      </ul>
      <ButtonLink kind="main" to="/services" className={styles.all}>
        {words.viewAll}
      </ButtonLink>
    </Section>
  );
}
