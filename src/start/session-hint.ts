import { readSessionHint as read, type SessionHint } from '../device/session-hint.ts';

let cached: SessionHint | undefined;

/** The session hint, readable synchronously and without IndexedDB. */
export function readSessionHint(): SessionHint | undefined {
  const current = read(() => localStorage);
  // `useSyncExternalStore` needs the same object while the content is unchanged.
  if (current?.role !== cached?.role || current?.waiting !== cached?.waiting) cached = current;
  return cached;
}
