import type { Session } from '../../device/session.ts';
import { readSessionHint, sessionHintEvent, writeSessionHint } from '../../device/session-hint.ts';

/** Tells the frame and the public pages who is here and how many letters wait; without a count the last one stands. */
export function updateSessionHint(session: Session | undefined, waiting?: number): void {
  const role = session?.user.role;
  const isCustomer = role === 'customer' || role === 'premium';
  const count = waiting ?? readSessionHint(() => localStorage)?.waiting ?? 0;
  writeSessionHint(() => localStorage, isCustomer ? { role, waiting: count } : undefined);
  dispatchEvent(new Event(sessionHintEvent));
}
