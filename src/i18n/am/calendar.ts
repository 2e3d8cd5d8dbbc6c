import type { Calendar } from '../calendar.ts';

const quarters = { night: 'ሌሊት', morning: 'ጠዋት', afternoon: 'ከሰዓት', evening: 'ማታ' };

export const calendar: Calendar = {
  first: 'ethiopian',
  weekdays: ['ሰኞ', 'ማክሰኞ', 'ረቡዕ', 'ሐሙስ', 'ዓርብ', 'ቅዳሜ', 'እሑድ'],
  gregorianMonths: ['ጃንዩወሪ', 'ፌብሩወሪ', 'ማርች', 'ኤፕሪል', 'ሜይ', 'ጁን', 'ጁላይ', 'ኦገስት', 'ሴፕቴምበር', 'ኦክቶበር', 'ኖቬምበር', 'ዲሴምበር'],
  ethiopianMonths: ['መስከረም', 'ጥቅምት', 'ኅዳር', 'ታኅሣሥ', 'ጥር', 'የካቲት', 'መጋቢት', 'ሚያዝያ', 'ግንቦት', 'ሰኔ', 'ሐምሌ', 'ነሐሴ', 'ጳጉሜን'],
  gregorian: (date, month, year) => `${month} ${date} ቀን ${year} እ.ኤ.አ.`,
  ethiopian: (date, month, year) => `${month} ${date} ቀን ${year} ዓ.ም.`,
  both: (first, second) => `${first} (${second})`,
  onWeekday: (weekday, day) => `${weekday}፣ ${day}`,
  at: (day, clock) => `${day}፣ ${clock}`,
  clock: (clock, { quarter, time }) => `${quarters[quarter]} ${time} (${clock})`,
};
