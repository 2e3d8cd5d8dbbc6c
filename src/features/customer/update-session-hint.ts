import type { Session } from '../../device/session.ts';
import { readSessionHint, sessionHintEvent, writeSessionHint } from '../../device/session-hint.ts';

/** Updates the session hint that the layout and the public pages read; without `waiting` the previous count is kept. */
export function updateSessionHint(session: Session | undefined, waiting?: number): void {
  const role = session?.user.role;
  const isCustomer = role === 'customer' || role === 'premium';
  const count = waiting ?? readSessionHint(() => localStorage)?.waiting ?? 0;
  writeSessionHint(() => localStorage, isCustomer ? { role, waiting: count } : undefined);
  dispatchEvent(new Event(sessionHintEvent));
}
