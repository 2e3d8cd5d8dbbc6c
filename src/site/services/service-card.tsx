import { Link } from '../../router/links.tsx';
import { shownPrice } from '../../text/money.ts';
import { useLanguage, useWords } from '../../text/words.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PictureBelow } from '../picture-below.tsx';
import { PictureInPage } from '../picture-in-page.tsx';
import { servicePicture, servicePictureName, servicePictureSize } from '../service-pictures.ts';
import type { Service } from './search.ts';
import styles from './service-card.module.css';

interface ServiceCardProps {
  service: Service;
  yearlyPrice: number | null;
  /** the price in birr, while a rate is known */
  birr: { amount: string; day: string } | undefined;
  /** In view at the first moment on a phone. */
  first: boolean;
}

export function ServiceCard({ service: { slug, premium }, yearlyPrice, birr, first }: ServiceCardProps) {
  const words = useWords('services');
  const { title, description } = useWords('serviceWords')[slug];
  const language = useLanguage();
  const picture = { src: servicePicture(slug), alt: '', className: styles.picture, ...servicePictureSize };
  return (
    <div className={classNames(styles.card, premium && styles.premium)}>
      {first ? <PictureInPage name={servicePictureName(slug)} {...picture} /> : <PictureBelow {...picture} />}
      <div className={styles.top}>
        <h2 className={styles.title}>
          <Link to={`/services/${slug}`} className={styles.link}>
            {title}
          </Link>
        </h2>
        <p className={styles.price}>
          {yearlyPrice === null ? words.onRequest : words.perYear(shownPrice(language, yearlyPrice))}
        </p>
        {birr && <p className={styles.birr}>{words.inBirr(birr.amount, birr.day)}</p>}
        {premium && <Badge kind="premium">{words.premiumBadge}</Badge>}
      </div>
      <p className={styles.description}>{description}</p>
    </div>
  );
}
