import type { ServiceSlug } from '../../contract/catalogue.ts';
import { Link } from '../../router/links.tsx';
import type { Words } from '../../text/catalogues.ts';
import { useWords } from '../../text/words.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Section } from '../../ui/section.tsx';
import { ArrowSign } from '../../ui/signs.tsx';
import { PictureBelow } from '../picture-below.tsx';
import { servicePicture, servicePictureSize } from '../service-pictures.ts';
import styles from './services.module.css';

/** The short addresses are older than `/services/…` and lead there. */
const shown: { slug: ServiceSlug; premium?: true; to: string }[] = [
  { slug: 'claims-management', to: '/claims-management' },
  { slug: 'emergency-assistance', to: '/emergency-assistance' },
  { slug: 'telemedicine', premium: true, to: '/telemedicine' },
];

export function Services({ words }: { words: Words['home']['services'] }) {
  const services = useWords('serviceWords');
  return (
    <Section still heading={words.heading} lead={words.lead}>
      <ul className={styles.services}>
        {shown.map(({ slug, premium, to }) => (
          <li key={slug} className={classNames(styles.service, premium && styles.premium)}>
            <PictureBelow src={servicePicture(slug)} alt="" {...servicePictureSize} className={styles.picture} />
            <h3>{services[slug].title}</h3>
            <p>{services[slug].description}</p>
            <Link to={to} className={styles.more}>
              {words.viewMore} <span className="visually-hidden">{words.viewMoreOf(services[slug].title)}</span>{' '}
              <ArrowSign />
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
