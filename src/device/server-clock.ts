/**
 * What the server's clock shows, by what it last said: a phone's clock may be a day off. It stands apart from the session,
 * which keeps it, so that a request alone does not load the database.
 */
let offset: number | undefined;

export function heardServerTime(dateHeader: string | null, now = Date.now()): void {
  const said = Date.parse(dateHeader ?? '');
  if (Number.isFinite(said)) offset = said - now;
}

export const clockOffset = (): number | undefined => offset;
