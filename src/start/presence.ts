import { type Presence, readPresence as read } from '../device/presence.ts';

let last: Presence | undefined;

/** Whether somebody is logged in on this phone, known at once and without the database. */
export function readPresence(): Presence | undefined {
  const now = read(() => localStorage);
  // The same object for the same content, or every look would be taken for a change.
  if (now?.role !== last?.role || now?.waiting !== last?.waiting) last = now;
  return last;
}
