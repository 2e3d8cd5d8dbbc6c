import { expect, test } from 'vitest';
import { isPublished, needsNewKey, signingKeyOf } from '../../../../server/cards/policy.ts';

const day = 86_400_000;
const now = Date.parse('2028-01-01T00:00:00Z');
/** Keys by their age in days, the newest first. */
const keysOf = (...ages: number[]) => ages.map((age) => ({ age, createdAt: new Date(now - age * day) }));
const signs = (...ages: number[]) => signingKeyOf(keysOf(...ages), now)?.age;
const published = (...ages: number[]) => {
  const keys = keysOf(...ages);
  return keys.filter((_, at) => isPublished(keys, at, now)).map(({ age }) => age);
};

test('a key alone signs at once, and a second one after it was published for thirty days', () => {
  expect(signs()).toBeUndefined();
  expect(signs(0)).toBe(0);
  expect(signs(29, 364)).toBe(364);
  expect(signs(30, 365)).toBe(30);
});

test('the next key is made so early that none signs for more than a year', () => {
  expect([needsNewKey([], now), needsNewKey(keysOf(334), now), needsNewKey(keysOf(336), now)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('a key is published until the last statement that it signed has expired', () => {
  expect(published(0)).toEqual([0]);
  expect(published(1, 336)).toEqual([1, 336]);
  expect(published(60, 395)).toEqual([60, 395]);
  expect(published(62, 397)).toEqual([62]);
  expect(published(62, 397, 760)).toEqual([62]);
});
