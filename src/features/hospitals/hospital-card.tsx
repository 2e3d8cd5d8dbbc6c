import { memo } from 'react';
import { isDialable, shownPhone } from '../../contract/phone.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import styles from './hospital-card.module.css';
import type { ShownHospital } from './shown-hospital.ts';

interface HospitalCardProps {
  hospital: ShownHospital;
  /** how far away it is, if the list is sorted by that */
  away: string | undefined;
}

/** Memoized, since a small phone has to respond to every key of the search. */
export const HospitalCard = memo(function HospitalCard({ hospital, away }: HospitalCardProps) {
  const { name, town, phone, hours, services, map, location } = hospital;
  const messages = useMessages('hospitals');
  const contact = useMessages('layout').footer;
  const point = location && `${location.latitude},${location.longitude}`;
  return (
    <div className={styles.card}>
      <h2 className={styles.name}>{name}</h2>
      <p>
        {town}
        {away && ` · ${away}`}
      </p>
      {hours && <p className={styles.quiet}>{hours}</p>}
      {services.length > 0 && (
        <ul className={styles.services} aria-label={messages.services}>
          {services.map(({ slug, title }) => (
            <li key={slug}>{title}</li>
          ))}
        </ul>
      )}
      <p className={styles.links}>
        {isDialable(phone) ? <a href={`tel:${phone}`}>{contact.call(shownPhone(phone))}</a> : phone}
        {map && (
          <a href={map} rel="noreferrer" aria-label={messages.mapOf(name)}>
            {messages.map}
          </a>
        )}
        {point && (
          <a href={`geo:${point}?q=${point}`} className={styles.app} aria-label={messages.appOf(name)}>
            {messages.app}
          </a>
        )}
      </p>
    </div>
  );
});
