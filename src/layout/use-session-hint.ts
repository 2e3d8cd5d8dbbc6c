import { useSyncExternalStore } from 'react';
import { sessionHintEvent } from '../device/session-hint.ts';
import { readSessionHint } from '../start/session-hint.ts';

function subscribe(onChange: () => void) {
  addEventListener('storage', onChange);
  addEventListener(sessionHintEvent, onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener(sessionHintEvent, onChange);
  };
}

/** The role of the customer logged in on this device, if any. The prerendered pages are those of a visitor. */
export const useSessionHint = () => useSyncExternalStore(subscribe, readSessionHint, () => undefined);
