import { useSyncExternalStore } from 'react';
import { useMessages } from '../i18n/use-messages.tsx';
import { Notice } from '../ui/notice.tsx';

function subscribe(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Being without a network is a state with a calm sentence, not an error. */
export function OfflineBand() {
  const messages = useMessages('frame').offline;
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return online ? null : <Notice kind="offline">{messages.band}</Notice>;
}
