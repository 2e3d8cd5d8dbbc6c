import type { Calendar } from '../calendar.ts';

const quarters = { night: 'halkan', morning: 'ganama', afternoon: 'waaree booda', evening: 'galgala' };

const months = [
  'Amajjii',
  'Guraandhala',
  'Bitootessa',
  'Ebla',
  'Caamsaa',
  'Waxabajjii',
  'Adoolessa',
  'Hagayya',
  'Fulbaana',
  'Onkololeessa',
  'Sadaasa',
  'Muddee',
] as const;
const [jan, feb, mar, apr, may, jun, jul, aug, sep, oct, nov, dec] = months;

export const calendar: Calendar = {
  first: 'ethiopian',
  weekdays: ['Wiixata', 'Kibxata', 'Roobii', 'Kamisa', 'Jimaata', 'Sanbata', 'Dilbata'],
  gregorianMonths: months,
  // Afaan Oromoo uses the same month names for both calendars, so the year always names its calendar.
  ethiopianMonths: [sep, oct, nov, dec, jan, feb, mar, apr, may, jun, jul, aug, 'Qaammee'],
  gregorian: (date, month, year) => `${month} ${date}, ${year} A.L.A.`,
  ethiopian: (date, month, year) => `${month} ${date}, ${year} A.L.I.`,
  both: (first, second) => `${first} (${second})`,
  onWeekday: (weekday, day) => `${weekday}, ${day}`,
  at: (day, clock) => `${day}, ${clock}`,
  clock: (clock, { quarter, time }) => `${quarters[quarter]} ${time} (${clock})`,
};
