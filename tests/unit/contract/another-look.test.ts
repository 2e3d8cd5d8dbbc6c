import { expect, test } from 'vitest';
import { lastDayToDisagree } from '../../../src/contract/another-look.ts';

test.each([
  ['2026-11-20T09:00:00Z', '2027-01-19'],
  // Past midnight in Addis Ababa already.
  ['2026-11-20T21:30:00Z', '2027-01-20'],
  ['2026-11-20T20:59:59Z', '2027-01-19'],
])('of a claim declined at %s another look may be asked for until %s', (at, day) =>
  expect(lastDayToDisagree(new Date(at))).toBe(day),
);
