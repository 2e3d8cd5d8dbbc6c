import { readSessionHint as read, type SessionHint } from '../device/session-hint.ts';

let last: SessionHint | undefined;

/** Whether somebody is logged in on this phone, known at once and without the database. */
export function readSessionHint(): SessionHint | undefined {
  const now = read(() => localStorage);
  // The same object for the same content, or every look would be taken for a change.
  if (now?.role !== last?.role || now?.waiting !== last?.waiting) last = now;
  return last;
}
