/** A date by its month number and year, in either calendar. */
export type CalendarDay = { year: number; month: number; date: number };

const millisecondsOfDay = 24 * 60 * 60 * 1000;
/** The Julian Day Number of 1 January 1970. */
const julianDayOfEpoch = 2_440_588;
/** The Julian Day Number of the day before 1 Meskerem 1 (Amete Mihret, the Incarnation era). */
const julianDayBeforeEra = 1_724_220;
const daysPerCycle = 4 * 365 + 1;

export function julianDayOf({ year, month, date }: CalendarDay): number {
  return Date.UTC(year, month - 1, date) / millisecondsOfDay + julianDayOfEpoch;
}

export function gregorianOf(julianDay: number): CalendarDay {
  const day = new Date((julianDay - julianDayOfEpoch) * millisecondsOfDay);
  return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, date: day.getUTCDate() };
}

/** Twelve months of thirty days, and Pagume of five, or six in every fourth year. */
export function julianDayOfEthiopian({ year, month, date }: CalendarDay): number {
  return julianDayBeforeEra + 365 * (year - 1) + Math.floor(year / 4) + 30 * (month - 1) + date;
}

export function ethiopianOf(julianDay: number): CalendarDay {
  const day = julianDay - julianDayBeforeEra - 1;
  const [cycles, dayOfCycle] = [Math.floor(day / daysPerCycle), day % daysPerCycle];
  // The third year of four is the leap year.
  const yearOfCycle =
    dayOfCycle === 3 * 365 ? 2 : Math.floor((dayOfCycle > 3 * 365 ? dayOfCycle - 1 : dayOfCycle) / 365);
  const dayOfYear = dayOfCycle - 365 * yearOfCycle - (yearOfCycle === 3 ? 1 : 0);
  return { year: 4 * cycles + yearOfCycle + 1, month: Math.floor(dayOfYear / 30) + 1, date: (dayOfYear % 30) + 1 };
}

/** 0 is Monday. */
export const weekdayOf = (julianDay: number): number => julianDay % 7;
