/**
 * The offset between the server's clock and this phone's, from the `Date` header of the last response. It is a
 * separate module from the session so that making a request does not load IndexedDB.
 */
let offset: number | undefined;

export function recordServerTime(dateHeader: string | null, now = Date.now()): void {
  const serverTime = Date.parse(dateHeader ?? '');
  if (Number.isFinite(serverTime)) offset = serverTime - now;
}

export const clockOffset = (): number | undefined => offset;

/** The time now, by the clock of the server that said `serverTime` when this phone's clock said `receivedAt`. */
export const serverNow = (serverTime: string, receivedAt: number, now = Date.now()): number =>
  now + Date.parse(serverTime) - receivedAt;
