import {
  type CalendarDay,
  ethiopianOf,
  gregorianOf,
  julianDayOf,
  julianDayOfEthiopian,
} from '../../i18n/ethiopian-calendar.ts';

/** What is typed of a date, each part as text. */
export type TypedDay = Record<keyof CalendarDay, string>;

/** A date as `YYYY-MM-DD` in the Ethiopian calendar; empty parts for an empty one. */
export function typedDayOf(day: string): TypedDay {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  if (!year) return { year: '', month: '', date: '' };
  const found = ethiopianOf(julianDayOf({ year, month, date }));
  return { year: String(found.year), month: String(found.month), date: String(found.date) };
}

/** As `YYYY-MM-DD`; empty unless it is a whole date that exists, such as no 6 Pagume in most years. */
export function dayOf(typed: TypedDay): string {
  const [year, month, date] = [Number(typed.year), Number(typed.month), Number(typed.date)];
  if (![year, month, date].every((part) => Number.isInteger(part) && part > 0) || year > 2200) return '';
  const julianDay = julianDayOfEthiopian({ year, month, date });
  const found = ethiopianOf(julianDay);
  if (found.year !== year || found.month !== month || found.date !== date) return '';
  const gregorian = gregorianOf(julianDay);
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${String(gregorian.year).padStart(4, '0')}-${twoDigits(gregorian.month)}-${twoDigits(gregorian.date)}`;
}
