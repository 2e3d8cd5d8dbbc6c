import family from '../../pictures/about.svg';
import type { Words } from '../../text/catalogues.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './about-us.module.css';

export function AboutUs({ words }: { words: Words['home']['about'] }) {
  return (
    <Section className={styles.about}>
      <img loading="lazy" src={family} alt="" width={640} height={360} className={styles.picture} />
      <div className={styles.words}>
        <h2>{words.heading}</h2>
        <p>{words.lead}</p>
        <ButtonLink kind="quiet" to="/about">
          {words.learnMore} <span className="visually-hidden">{words.learnMoreOf}</span>
        </ButtonLink>
      </div>
    </Section>
  );
}
