import type { Messages } from '../../i18n/catalogues.ts';
import { CountUp } from './count-up.tsx';
import styles from './statistics.module.css';

export function Statistics({ messages }: { messages: Messages['home']['statistics'] }) {
  const statistics = [
    { name: messages.users, value: 1200 },
    { name: messages.claims, value: 1500 },
    { name: messages.years, value: 10 },
    { name: messages.policies, value: 500 },
  ];
  return (
    <section className={styles.strip} aria-labelledby="statistics">
      <div className={styles.inside}>
        <h2 id="statistics" className={styles.heading}>
          {messages.heading}
        </h2>
        <dl className={styles.statistics}>
          {statistics.map(({ name, value }) => (
            <div key={name} className={styles.statistic}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>
                <CountUp value={value} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
