import { useSyncExternalStore } from 'react';
import { useMessages } from '../i18n/use-messages.tsx';
import { Notice } from '../ui/notice.tsx';

function subscribe(onChange: () => void) {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

export function OfflineBanner() {
  const messages = useMessages('layout').offline;
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return online ? null : <Notice kind="offline">{messages.band}</Notice>;
}
