import type { Language } from '../contract/languages.ts';
import type { Calendar } from './calendar.ts';
import { ethiopianOf, gregorianOf, julianDayOf, weekdayOf } from './ethiopian-calendar.ts';
import { messagesOf } from './load-messages.ts';

/** Ethiopia's time zone, whatever the phone's; it has no daylight saving time. */
const aheadOfUtc = 3 * 60 * 60 * 1000;

const calendarOf = (language: Language): Calendar => messagesOf(language, 'layout').calendar;

type Clock = { julianDay: number; hour: number; minute: number };

function clockOf(moment: Date): Clock {
  const there = new Date(moment.getTime() + aheadOfUtc);
  const [year, month, date] = [there.getUTCFullYear(), there.getUTCMonth() + 1, there.getUTCDate()];
  return { julianDay: julianDayOf({ year, month, date }), hour: there.getUTCHours(), minute: there.getUTCMinutes() };
}

/** A date as `YYYY-MM-DD`. */
function julianDayIn(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return julianDayOf({ year, month, date });
}

function spelled(calendar: Calendar, which: Calendar['first'], julianDay: number): string {
  const months = which === 'ethiopian' ? calendar.ethiopianMonths : calendar.gregorianMonths;
  const { date, month, year } = which === 'ethiopian' ? ethiopianOf(julianDay) : gregorianOf(julianDay);
  return calendar[which](date, months[month - 1] ?? '', year);
}

const inFirst = (calendar: Calendar, julianDay: number) => spelled(calendar, calendar.first, julianDay);

function inBoth(calendar: Calendar, julianDay: number): string {
  const second = calendar.first === 'ethiopian' ? 'gregorian' : 'ethiopian';
  return calendar.both(inFirst(calendar, julianDay), spelled(calendar, second, julianDay));
}

const quarters = ['night', 'morning', 'afternoon', 'evening'] as const;
const twoDigits = (number: number) => String(number).padStart(2, '0');

function timeIn(calendar: Calendar, { hour, minute }: Omit<Clock, 'julianDay'>): string {
  const quarter = quarters[Math.floor(hour / 6)] ?? 'night';
  const time = `${((hour + 5) % 12) + 1}:${twoDigits(minute)}`;
  return calendar.clock(`${twoDigits(hour)}:${twoDigits(minute)}`, { quarter, time });
}

export const shownTime = (language: Language, hour: number, minute: number): string =>
  timeIn(calendarOf(language), { hour, minute });

/** A date given as `YYYY-MM-DD`, in the language's first calendar only. */
export function shownDay(language: Language, day: string): string {
  return inFirst(calendarOf(language), julianDayIn(day));
}

export function shownDayOf(language: Language, moment: Date): string {
  return inFirst(calendarOf(language), clockOf(moment).julianDay);
}

/** Date and time to the minute, in the language's first calendar only. */
export function shownMoment(language: Language, moment: Date): string {
  const calendar = calendarOf(language);
  const clock = clockOf(moment);
  return calendar.at(inFirst(calendar, clock.julianDay), timeIn(calendar, clock));
}

/** A date in both calendars. */
export function fullDay(language: Language, day: string): string {
  return inBoth(calendarOf(language), julianDayIn(day));
}

export function fullDayOf(language: Language, moment: Date): string {
  return inBoth(calendarOf(language), clockOf(moment).julianDay);
}

/** A date and time with the day of the week. */
export function fullMoment(language: Language, moment: Date): string {
  const calendar = calendarOf(language);
  const clock = clockOf(moment);
  const weekday = calendar.weekdays[weekdayOf(clock.julianDay)] ?? '';
  return calendar.at(calendar.onWeekday(weekday, inBoth(calendar, clock.julianDay)), timeIn(calendar, clock));
}
