import * as v from 'valibot';
import { expect, test } from 'vitest';
import { migrate, oldestAcceptedVersion, payload } from '../../../src/contract/payload.ts';

const third = payload(3, v.object({ hospital: v.string(), priority: v.boolean() }), {
  1: ({ clinic }: { clinic: string }) => ({ hospital: clinic }),
  2: (older: { hospital: string }) => ({ ...older, priority: true }),
});

test('a body of an older version is brought to today’s, one step after the other', () => {
  expect(migrate(third, 1, { clinic: 'City' })).toEqual({ hospital: 'City', priority: true });
  expect(migrate(third, 2, { hospital: 'City' })).toEqual({ hospital: 'City', priority: true });
  expect(migrate(third, 3, { hospital: 'City', priority: false })).toEqual({ hospital: 'City', priority: false });
});

test('a version that changed nothing for what was before needs no step', () => {
  expect(migrate(payload(2, v.object({})), 1, { as: 'it was' })).toEqual({ as: 'it was' });
});

test('the three versions before today’s are taken, and none before the first', () => {
  const versions = [1, 2, 3, 4, 5, 6].map((version) => oldestAcceptedVersion(payload(version, v.object({}))));
  expect(versions).toEqual([1, 1, 1, 1, 2, 3]);
});
