import { expect, it } from 'vitest';
import { formatBirr, formatNumber, formatPrice } from '../../../src/i18n/money.ts';

it.each([
  [100, '$100'],
  [2000, '$2,000'],
  [1234567, '$1,234,567'],
])('%d dollars are written %s', (amount, written) => {
  expect(formatPrice('en', amount)).toBe(written);
});

it('a number is grouped by thousands', () => {
  expect([10, 500, 1200].map((value) => formatNumber('en', value))).toEqual(['10', '500', '1,200']);
});

it('birr are about as many as the rate says', () => {
  expect(formatBirr('en', 150, 156)).toBe('ETB 23,400');
  expect(formatBirr('en', 150, 156.273)).toBe('ETB 23,400');
  expect(formatBirr('am', 2000, 156.273)).toBe('313,000 ብር');
  expect(formatBirr('om', 1, 156.273)).toBe('qarshii 156');
});
