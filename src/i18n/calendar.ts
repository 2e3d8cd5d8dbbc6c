type Seven<T> = readonly [T, T, T, T, T, T, T];
type Twelve<T> = readonly [T, T, T, T, T, ...Seven<T>];

/** How a language speaks of days and hours. No browser is asked: of a language that it lacks it speaks English, and says nothing. */
export type Calendar = {
  /** the calendar its readers live by, which stands first, or alone where a date matters little */
  first: 'ethiopian' | 'gregorian';
  /** from Monday on */
  weekdays: Seven<string>;
  gregorianMonths: Twelve<string>;
  /** with Pagume, the thirteenth */
  ethiopianMonths: readonly [...Twelve<string>, string];
  gregorian: (date: number, month: string, year: number) => string;
  ethiopian: (date: number, month: string, year: number) => string;
  both: (first: string, second: string) => string;
  onWeekday: (weekday: string, day: string) => string;
  at: (day: string, clock: string) => string;
  /** `hour` runs from one to twelve in each quarter of the day, as the Ethiopian clock counts; `clock` is `14:30` */
  clock: (clock: string, ethiopian: { quarter: 'night' | 'morning' | 'afternoon' | 'evening'; time: string }) => string;
};
