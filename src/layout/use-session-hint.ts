import { useSyncExternalStore } from 'react';
import { sessionHintEvent } from '../device/session-hint.ts';
import { readSessionHint } from '../start/session-hint.ts';

function subscribe(changed: () => void) {
  addEventListener('storage', changed);
  addEventListener(sessionHintEvent, changed);
  return () => {
    removeEventListener('storage', changed);
    removeEventListener(sessionHintEvent, changed);
  };
}

/** Who is logged in on this phone, as far as every page may know it. The prerendered page is a visitor's. */
export const useSessionHint = () => useSyncExternalStore(subscribe, readSessionHint, () => undefined);
