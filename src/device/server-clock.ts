/**
 * The offset between the server's clock and this phone's, from the `Date` header of the last response. It is a
 * separate module from the session so that making a request does not load IndexedDB.
 */
let offset: number | undefined;

export function recordServerTime(dateHeader: string | null, now = Date.now()): void {
  const serverTime = Date.parse(dateHeader ?? '');
  if (Number.isFinite(serverTime)) offset = serverTime - now;
}

/** The server's time, as far as this page knows it. */
export const serverNow = (): Date => new Date(Date.now() + (offset ?? 0));

export const clockOffset = (): number | undefined => offset;

/** The time now, by the clock of the server, which was at `serverTime` when this phone's clock was at `receivedAt`. */
export const nowByAnswer = (serverTime: string, receivedAt: number, now = Date.now()): number =>
  now + Date.parse(serverTime) - receivedAt;
