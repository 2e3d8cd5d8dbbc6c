import { beforeAll, describe, expect, it, vi } from 'vitest';
import { languages } from '../../../src/contract/languages.ts';
import { fullDay, fullDayOf, fullMoment, shownDay, shownDayOf, shownMoment } from '../../../src/i18n/dates.ts';
import {
  ethiopianOf,
  gregorianOf,
  julianDayOf,
  julianDayOfEthiopian,
  weekdayOf,
} from '../../../src/i18n/ethiopian-calendar.ts';
import { loadMessages } from '../../../src/i18n/load-messages.ts';

const day = (year: number, month: number, date: number) => ({ year, month, date });

describe('the Ethiopian calendar', () => {
  it.each([
    ['1 Meskerem 2019', day(2019, 1, 1), day(2026, 9, 11)],
    ['1 Meskerem 2020, after a year of 366 days', day(2020, 1, 1), day(2027, 9, 12)],
    ['5 Pagume 2018, the last of its year', day(2018, 13, 5), day(2026, 9, 10)],
    ['6 Pagume 2019, the last of its year', day(2019, 13, 6), day(2027, 9, 11)],
    ['29 Tahsas, Christmas', day(2019, 4, 29), day(2027, 1, 7)],
    ['23 Yekatit 1888, Adwa', day(1888, 6, 23), day(1896, 3, 1)],
  ])('%s', (_, ethiopian, gregorian) => {
    expect(ethiopianOf(julianDayOf(gregorian))).toEqual(ethiopian);
    expect(gregorianOf(julianDayOfEthiopian(ethiopian))).toEqual(gregorian);
  });

  it('is what Node’s own library says on every day from 1900 to 2100, and back', () => {
    const library = new Intl.DateTimeFormat('en-u-ca-ethiopic', {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    });
    const wrong: object[] = [];
    for (let at = julianDayOf(day(1900, 1, 1)); at <= julianDayOf(day(2100, 12, 31)); at++) {
      const { year, month, date } = gregorianOf(at);
      const parts = library.formatToParts(Date.UTC(year, month - 1, date));
      const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
      const ours = ethiopianOf(at);
      const theirs = day(part('year'), part('month'), part('day'));
      const same = ours.year === theirs.year && ours.month === theirs.month && ours.date === theirs.date;
      if (!same || julianDayOfEthiopian(ours) !== at) wrong.push({ ours, theirs });
    }
    expect(wrong).toEqual([]);
  });

  it('has the week of everybody else', () => {
    expect(weekdayOf(julianDayOf(day(2026, 11, 20)))).toBe(4);
    expect(weekdayOf(julianDayOf(day(2026, 11, 23)))).toBe(0);
  });
});

describe('a date as it is shown', () => {
  beforeAll(() => Promise.all(languages.map((language) => loadMessages(language, ['layout']))));
  const inEach = (show: (language: (typeof languages)[number]) => string) => languages.map(show);

  it('stands in the reader’s first calendar where it matters little', () => {
    expect(inEach((language) => shownDay(language, '2026-11-02'))).toEqual([
      '2 November 2026',
      'ጥቅምት 23 ቀን 2019 ዓ.ም.',
      'Onkololeessa 23, 2019 A.L.I.',
    ]);
    expect(shownDay('en', '2028-02-29')).toBe('29 February 2028');
  });

  it('stands in both where it matters, the reader’s own first', () => {
    expect(inEach((language) => fullDay(language, '2027-09-11'))).toEqual([
      '11 September 2027 (6 Pagume 2019 E.C.)',
      'ጳጉሜን 6 ቀን 2019 ዓ.ም. (ሴፕቴምበር 11 ቀን 2027 እ.ኤ.አ.)',
      'Qaammee 6, 2019 A.L.I. (Fulbaana 11, 2027 A.L.A.)',
    ]);
  });

  it('is a day in Ethiopia, wherever the phone thinks it is', () => {
    const justAfterMidnight = new Date('2026-12-31T21:00:00Z');
    expect(shownDayOf('en', justAfterMidnight)).toBe('1 January 2027');
    expect(fullDayOf('en', justAfterMidnight)).toBe('1 January 2027 (23 Tahsas 2019 E.C.)');
    expect(shownDayOf('en', new Date('2026-12-31T20:59:59Z'))).toBe('31 December 2026');
  });

  it('does not depend on the time zone of the phone', () => {
    const moment = new Date('2026-11-20T11:30:00Z');
    vi.stubEnv('TZ', 'America/Los_Angeles');
    expect(moment.getHours()).toBe(3);
    expect(inEach((language) => fullMoment(language, moment))).toEqual([
      'Friday 20 November 2026 (11 Hidar 2019 E.C.), 14:30',
      'ዓርብ፣ ኅዳር 11 ቀን 2019 ዓ.ም. (ኖቬምበር 20 ቀን 2026 እ.ኤ.አ.)፣ ከሰዓት 8:30 (14:30)',
      'Jimaata, Sadaasa 11, 2019 A.L.I. (Sadaasa 20, 2026 A.L.A.), waaree booda 8:30 (14:30)',
    ]);
    vi.unstubAllEnvs();
  });

  it.each([
    ['2026-11-20T03:05:00Z', '06:05', 'ጠዋት 12:05 (06:05)', 'ganama 12:05 (06:05)'],
    ['2026-11-20T09:00:00Z', '12:00', 'ከሰዓት 6:00 (12:00)', 'waaree booda 6:00 (12:00)'],
    ['2026-11-20T11:30:00Z', '14:30', 'ከሰዓት 8:30 (14:30)', 'waaree booda 8:30 (14:30)'],
    ['2026-11-20T15:00:00Z', '18:00', 'ማታ 12:00 (18:00)', 'galgala 12:00 (18:00)'],
    ['2026-11-20T21:59:00Z', '00:59', 'ሌሊት 6:59 (00:59)', 'halkan 6:59 (00:59)'],
  ])('%s by the clock', (moment, ...clocks) => {
    const shown = inEach((language) => shownMoment(language, new Date(moment)));
    expect(shown.map((one, at) => one.endsWith(clocks[at] ?? '?'))).toEqual([true, true, true]);
  });
});
