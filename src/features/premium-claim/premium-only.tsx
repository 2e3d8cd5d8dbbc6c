import { useMessages } from '../../i18n/use-messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './premium-only.module.css';

/** Shown to a regular customer on a page for premium customers. */
export function PremiumOnly() {
  const { premium, premiumOnly } = useMessages('claimForm');
  return (
    <Section className={styles.page}>
      <PageHeading lead={premiumOnly.text}>{premium.title}</PageHeading>
      <div className={styles.actions}>
        <ButtonLink kind="premium" to="/upgrade">
          {premiumOnly.upgrade}
        </ButtonLink>
        <ButtonLink kind="quiet" to="/claimform">
          {premiumOnly.regular}
        </ButtonLink>
      </div>
    </Section>
  );
}
