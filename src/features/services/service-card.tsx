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
  birrPriceOf: Offer['birrPriceOf'];
  /** above the fold on a phone, so its picture is loaded eagerly */
  isFirst: boolean;
}

/** Memoized, since a small phone has to respond to every key of the search. */
export const ServiceCard = memo(function ServiceCard({ service, birrPriceOf, isFirst }: ServiceCardProps) {
  const { slug, title, description, premium, yearlyPrice } = service;
  const messages = useMessages('services');
  const language = useLanguage();
  const birr = yearlyPrice === null ? undefined : birrPriceOf(yearlyPrice);
  return (
    <div className={classNames(styles.card, premium && styles.premium)}>
      <img
        src={servicePicture(slug)}
        alt=""
        className={styles.picture}
        loading={isFirst ? 'eager' : 'lazy'}
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
        {/* Keeps its place until the rate is known. */}
        {yearlyPrice !== null && <p className={styles.birr}>{birr && messages.inBirr(birr.amount, birr.day)}</p>}
        {premium && (
          <div className={styles.badge}>
            <Badge kind="premium">{messages.premiumBadge}</Badge>
          </div>
        )}
      </div>
      <p className={styles.description}>{description}</p>
    </div>
  );
});
