/** How long the server asks to be left alone, in milliseconds. A date is read by the server's own clock, not the phone's. */
export function waitOf(headers: Headers): number | undefined {
  const asked = headers.get('retry-after')?.trim();
  if (!asked) return undefined;
  if (/^\d+$/.test(asked)) return Number(asked) * 1000;
  const until = Date.parse(asked) - Date.parse(headers.get('date') ?? new Date().toUTCString());
  return Number.isFinite(until) ? Math.max(0, until) : undefined;
}
