import * as v from 'valibot';

/** A calendar date in Addis Ababa, such as `2026-11-20`. */
export const day = v.pipe(
  v.string('wrong-type'),
  v.isoDate('wrong-type'),
  v.check(isOnCalendar, 'wrong-type'),
  v.minValue('1900-01-01', 'wrong-type'),
  v.maxValue('2199-12-31', 'wrong-type'),
);

/** Rejects dates that do not exist, such as `2026-02-30`. */
function isOnCalendar(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const aheadOfUtc = 3 * 3_600_000;

/** The day of a moment in Addis Ababa, which has no daylight saving time. */
export const dayAt = (moment: number): string => new Date(moment + aheadOfUtc).toISOString().slice(0, 10);
