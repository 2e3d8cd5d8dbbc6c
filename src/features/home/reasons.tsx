import CallCentre from 'icon:call-centre-outline';
import Coins from 'icon:coins-outline';
import Hospital from 'icon:hospital-outline';
import Accepted from 'icon:i-documents-accepted-outline';
import type { Messages } from '../../i18n/catalogues.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './reasons.module.css';

export function Reasons({ messages }: { messages: Messages['home']['why'] }) {
  const reasons = [
    { icon: Accepted, ...messages.hassleFree },
    { icon: CallCentre, ...messages.support },
    { icon: Coins, ...messages.affordable },
    { icon: Hospital, ...messages.network },
  ];
  return (
    <Section heading={messages.heading}>
      <ul className={styles.reasons}>
        {reasons.map(({ icon, title, description }) => (
          <li key={title} className={styles.reason}>
            <Icon icon={icon} size="large" className={styles.icon} />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
