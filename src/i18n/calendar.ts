type Seven<T> = readonly [T, T, T, T, T, T, T];
type Twelve<T> = readonly [T, T, T, T, T, ...Seven<T>];

/**
 * A language's date and time formats. `Intl` is not used, because it silently falls back to English for languages
 * that the browser lacks.
 */
export type Calendar = {
  /** The calendar shown first, or alone where only one is shown. */
  first: 'ethiopian' | 'gregorian';
  /** Starting with Monday. */
  weekdays: Seven<string>;
  gregorianMonths: Twelve<string>;
  /** Including Pagume, the thirteenth. */
  ethiopianMonths: readonly [...Twelve<string>, string];
  gregorian: (date: number, month: string, year: number) => string;
  ethiopian: (date: number, month: string, year: number) => string;
  both: (first: string, second: string) => string;
  onWeekday: (weekday: string, day: string) => string;
  at: (day: string, clock: string) => string;
  /** `hour` is 1 to 12 in the Ethiopian 12-hour clock; `clock` is `14:30`. */
  clock: (clock: string, ethiopian: { quarter: 'night' | 'morning' | 'afternoon' | 'evening'; time: string }) => string;
};
