import { expect, test } from 'vitest';
import { dayOf, typedDayOf } from '../../../../src/features/family/ethiopian-day.ts';

const typed = (date: string, month: string, year: string) => ({ date, month, year });

test.each([
  ['2018-09-11', typed('1', '1', '2011')],
  ['1962-11-02', typed('23', '2', '1955')],
  // Pagume has six days in one year of four.
  ['2019-09-11', typed('6', '13', '2011')],
])('%s is the same day in the Ethiopian calendar, there and back', (day, parts) => {
  expect(typedDayOf(day)).toEqual(parts);
  expect(dayOf(parts)).toBe(day);
});

test('what is not a whole date that exists is none', () => {
  for (const parts of [
    typed('', '1', '2011'),
    typed('1', '', '2011'),
    typed('31', '1', '2011'),
    typed('6', '13', '2012'),
    typed('0', '1', '2011'),
    typed('1', '14', '2011'),
    typed('1.5', '1', '2011'),
    typed('ten', '1', '2011'),
    typed('1', '1', '99999'),
  ])
    expect([parts, dayOf(parts)]).toEqual([parts, '']);
  expect(typedDayOf('')).toEqual(typed('', '', ''));
});
