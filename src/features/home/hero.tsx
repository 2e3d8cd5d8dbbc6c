import '../../pictures/pictures.css';
import type { Messages } from '../../i18n/catalogues.ts';
import Town from '../../pictures/hero.svg?component';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import styles from './hero.module.css';

type Home = Messages['home'];

export function Hero({ hero, premium }: { hero: Home['hero']; premium: Home['premium'] }) {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <PageHeading lead={hero.lead}>{hero.headline}</PageHeading>
        <ButtonLink kind="warm" to="/register" className={styles.register}>
          {hero.register}
        </ButtonLink>
      </div>
      <Town role="img" aria-label={hero.picture} className={styles.town} />
      <Card as="section" kind="premium" className={styles.premium} aria-labelledby="premium">
        <h2 id="premium" className={styles.heading}>
          {premium.heading}
        </h2>
        <p>{premium.lead}</p>
        <div className={styles.actions}>
          <ButtonLink kind="premium" to="/premium-login" aria-label={premium.loginLabel}>
            {premium.login}
          </ButtonLink>
          <ButtonLink kind="quiet" to="/premium-register" aria-label={premium.registerLabel}>
            {premium.register}
          </ButtonLink>
        </div>
      </Card>
    </div>
  );
}
