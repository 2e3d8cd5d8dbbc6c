import { memo } from 'react';
import { Link } from 'react-router-dom';
import { formatPrice } from '../../i18n/money.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { servicePicture, servicePictureSize } from '../offers/service-pictures.ts';
import type { Offer, Service } from '../offers/services-query.ts';
import styles from './service-card.module.css';

interface ServiceCardProps {
  service: Service;
  birrFor: Offer['birrFor'];
  /** in view at the first moment on a phone */
  first: boolean;
}

/** Drawn once for each service, since a small phone has to answer each key of the search. */
export const ServiceCard = memo(function ServiceCard({ service, birrFor, first }: ServiceCardProps) {
  const { slug, title, description, premium, yearlyPrice } = service;
  const messages = useMessages('services');
  const language = useLanguage();
  const birr = yearlyPrice === null ? undefined : birrFor(yearlyPrice);
  return (
    <div className={classNames(styles.card, premium && styles.premium)}>
      <img
        src={servicePicture(slug)}
        alt=""
        className={styles.picture}
        loading={first ? 'eager' : 'lazy'}
        {...servicePictureSize}
      />
      <div className={styles.top}>
        <h2 className={styles.title}>
          <Link to={`/services/${slug}`} className={styles.link}>
            {title}
          </Link>
        </h2>
        <p className={styles.price}>
          {yearlyPrice === null ? messages.onRequest : messages.perYear(formatPrice(language, yearlyPrice))}
        </p>
        {birr && <p className={styles.birr}>{messages.inBirr(birr.amount, birr.day)}</p>}
        {premium && <Badge kind="premium">{messages.premiumBadge}</Badge>}
      </div>
      <p className={styles.description}>{description}</p>
    </div>
  );
});
