import type { Words } from '../../text/catalogues.ts';
import { Counted } from './counted.tsx';
import styles from './statistics.module.css';

export function Statistics({ words }: { words: Words['home']['statistics'] }) {
  const statistics = [
    { name: words.users, value: 1200 },
    { name: words.claims, value: 1500 },
    { name: words.years, value: 10 },
    { name: words.policies, value: 500 },
  ];
  return (
    <section className={styles.strip} aria-labelledby="statistics">
      <div className={styles.inside}>
        <h2 id="statistics" className={styles.heading}>
          {words.heading}
        </h2>
        <dl className={styles.statistics}>
          {statistics.map(({ name, value }) => (
            <div key={name} className={styles.statistic}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>
                <Counted to={value} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
