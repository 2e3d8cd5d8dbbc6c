import * as v from 'valibot';

/** A calendar date in Addis Ababa, such as `2026-11-20`. */
export const day = v.pipe(
  v.string('wrong-type'),
  v.isoDate('wrong-type'),
  v.check(isOnCalendar, 'wrong-type'),
  v.minValue('1900-01-01', 'wrong-type'),
  v.maxValue('2199-12-31', 'wrong-type'),
);

const dayMilliseconds = 24 * 60 * 60 * 1000;
/** Ethiopia has no daylight saving time. */
const aheadOfUtc = 3 * 60 * 60 * 1000;

/** The calendar date of a moment in Addis Ababa, or the one `daysLater`. */
export const localDay = (moment: Date, daysLater = 0): string =>
  new Date(moment.getTime() + aheadOfUtc + daysLater * dayMilliseconds).toISOString().slice(0, 10);

/** Rejects dates that do not exist, such as `2026-02-30`. */
function isOnCalendar(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** By the clock of this machine. */
export const todayInEthiopia = (): string => localDay(new Date());
