/** A day by the number of its month and by its year, in whichever calendar is spoken of. */
export type CalendarDay = { year: number; month: number; date: number };

const millisecondsOfDay = 24 * 60 * 60 * 1000;
/** Of 1 January 1970, the first day of the computer's clock. */
const julianDayOfEpoch = 2_440_588;
/** The day before 1 Meskerem of the year 1, in the era of Mercy. */
const julianDayBeforeEra = 1_724_220;
const daysOfFourYears = 4 * 365 + 1;

export function julianDayOf({ year, month, date }: CalendarDay): number {
  return Date.UTC(year, month - 1, date) / millisecondsOfDay + julianDayOfEpoch;
}

export function gregorianOf(julianDay: number): CalendarDay {
  const day = new Date((julianDay - julianDayOfEpoch) * millisecondsOfDay);
  return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, date: day.getUTCDate() };
}

/** Twelve months of thirty days, and Pagume of five, or of six at the end of every fourth year. */
export function julianDayOfEthiopian({ year, month, date }: CalendarDay): number {
  return julianDayBeforeEra + 365 * (year - 1) + Math.floor(year / 4) + 30 * (month - 1) + date;
}

export function ethiopianOf(julianDay: number): CalendarDay {
  const day = julianDay - julianDayBeforeEra - 1;
  const [fours, within] = [Math.floor(day / daysOfFourYears), day % daysOfFourYears];
  // The third of four years is the long one: its last day begins no fourth of its own.
  const yearOfFour = within === 3 * 365 ? 2 : Math.floor((within > 3 * 365 ? within - 1 : within) / 365);
  const ofYear = within - 365 * yearOfFour - (yearOfFour === 3 ? 1 : 0);
  return { year: 4 * fours + yearOfFour + 1, month: Math.floor(ofYear / 30) + 1, date: (ofYear % 30) + 1 };
}

/** 0 is Monday. */
export const weekdayOf = (julianDay: number): number => julianDay % 7;
