import { expect, test } from 'vitest';
import { instalmentCents, instalmentDueOn, instalmentsLastDay } from '../../../src/contract/instalments.ts';
import { subscription } from '../../../src/contract/payloads/subscription.ts';

test('four instalments are the price to the cent, and the first has what does not divide', () => {
  const of = (price: number) => [1, 2, 3, 4].map((instalment) => instalmentCents(price, instalment));
  expect(of(500)).toEqual([12_500, 12_500, 12_500, 12_500]);
  expect(of(120.07)).toEqual([3004, 3001, 3001, 3001]);
  for (const price of [1, 99.99, 301, 2000.01])
    expect(of(price).reduce((sum, cents) => sum + cents)).toBe(Math.round(price * 100));
});

test('each covers three months, in a short month until the day before its last one', () => {
  const lastDays = (first: string) => [1, 2, 3, 4].map((paid) => instalmentsLastDay(first, paid));
  expect(lastDays('2026-11-28')).toEqual(['2027-02-27', '2027-05-27', '2027-08-27', '2027-11-27']);
  expect(lastDays('2026-11-30')).toEqual(['2027-02-27', '2027-05-29', '2027-08-29', '2027-11-29']);
  expect(lastDays('2027-01-01')[3]).toBe('2027-12-31');
  expect(instalmentDueOn('2026-11-28', 2)).toBe('2027-02-27');
});

test('an order that is paid at once is sent as a server of the version before takes it', () => {
  const order = { service: 'maternity-care', paymentMethod: 'Cash', yearlyPrice: 500 };
  expect(subscription.versionOf?.(order as never)).toBe(2);
  expect(subscription.versionOf?.({ ...order, byQuarter: true } as never)).toBe(3);
});
