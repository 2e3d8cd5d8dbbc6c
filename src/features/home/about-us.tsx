import type { Messages } from '../../i18n/catalogues.ts';
import family from '../../pictures/about.svg';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './about-us.module.css';

export function AboutUs({ messages }: { messages: Messages['home']['about'] }) {
  return (
    <Section className={styles.about}>
      <img loading="lazy" src={family} alt="" width={640} height={360} className={styles.picture} />
      <div className={styles.words}>
        <h2>{messages.heading}</h2>
        <p>{messages.lead}</p>
        <ButtonLink kind="quiet" to="/about">
          {messages.learnMore} <span className="visually-hidden">{messages.learnMoreOf}</span>
        </ButtonLink>
      </div>
    </Section>
  );
}
