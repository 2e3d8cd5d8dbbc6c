/**
 * The Retry-After header in milliseconds. A date is compared with the response's `Date`, since the phone's clock may
 * be wrong.
 */
export function parseRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const until = Date.parse(value) - Date.parse(headers.get('date') ?? new Date().toUTCString());
  return Number.isFinite(until) ? Math.max(0, until) : undefined;
}
