import { useMessages } from '../../i18n/use-messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import styles from './card.module.css';

export function NoCover({ name }: { name: string }) {
  const messages = useMessages('card').noCover;
  const actions = (
    <div className={styles.actions}>
      <ButtonLink to="/services">{messages.services}</ButtonLink>
      <ButtonLink to="/upgrade" kind="premium">
        {messages.premium}
      </ButtonLink>
    </div>
  );
  return (
    <EmptyState title={messages.title} action={actions}>
      <p>{name}</p>
      <p>{messages.text}</p>
    </EmptyState>
  );
}
