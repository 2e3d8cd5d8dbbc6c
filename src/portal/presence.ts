import { presenceEvent, readPresence, writePresence } from '../device/presence.ts';
import type { Session } from '../device/session.ts';

/** Tells the frame and the public pages who is here and how many letters wait; without a count the last one stands. */
export function showPresence(session: Session | undefined, waiting?: number): void {
  const role = session?.user.role;
  const isCustomer = role === 'customer' || role === 'premium';
  const count = waiting ?? readPresence(() => localStorage)?.waiting ?? 0;
  writePresence(() => localStorage, isCustomer ? { role, waiting: count } : undefined);
  dispatchEvent(new Event(presenceEvent));
}
