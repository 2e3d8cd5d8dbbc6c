import { useSyncExternalStore } from 'react';
import { presenceEvent } from '../device/presence.ts';
import { readPresence } from '../start/presence.ts';

function subscribe(changed: () => void) {
  addEventListener('storage', changed);
  addEventListener(presenceEvent, changed);
  return () => {
    removeEventListener('storage', changed);
    removeEventListener(presenceEvent, changed);
  };
}

/** Who is logged in on this phone, as far as every page may know it. The prerendered page is a visitor's. */
export const useSessionHint = () => useSyncExternalStore(subscribe, readPresence, () => undefined);
