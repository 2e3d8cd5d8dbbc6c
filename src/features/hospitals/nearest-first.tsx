import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './hospitals.module.css';
import type { usePhoneLocation } from './use-phone-location.ts';

interface NearestFirstProps {
  location: ReturnType<typeof usePhoneLocation>;
  /** the first hospital of the list and how far away it is, if that is known */
  nearest: { name: string; away: string } | undefined;
}

/** The button that sorts the list by distance, and what became of it. */
export function NearestFirst({ location: { status, ask, forget }, nearest }: NearestFirstProps) {
  const messages = useMessages('hospitals').nearest;
  const outcome = {
    idle: '',
    asking: messages.asking,
    known: nearest ? messages.sorted(nearest.name, nearest.away) : messages.noneShown,
    denied: messages.denied,
    unavailable: messages.unavailable,
    timeout: messages.timeout,
  }[status];
  return (
    <div className={styles.nearest}>
      <Button
        kind="quiet"
        busy={status === 'asking'}
        aria-describedby="nearest-privacy"
        onClick={status === 'known' ? forget : ask}
      >
        {status === 'known' ? messages.byTown : messages.sort}
      </Button>
      <p id="nearest-privacy" className={styles.privacy}>
        {messages.privacy}
      </p>
      <p role="status">{outcome}</p>
    </div>
  );
}
