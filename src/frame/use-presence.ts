import { presenceEvent } from '../device/presence.ts';
import { useOutside } from '../ui/outside.ts';
import { readPresence } from './presence.ts';

function subscribe(changed: () => void) {
  addEventListener('storage', changed);
  addEventListener(presenceEvent, changed);
  return () => {
    removeEventListener('storage', changed);
    removeEventListener(presenceEvent, changed);
  };
}

/** Apart from what reads it, which every page does before its script is here. The prerendered page is a visitor's. */
export const usePresence = () => useOutside(subscribe, readPresence, () => undefined);
