import { expect, test } from 'vitest';
import { requireSameCounts } from '../../../../../server/db/backup/counts.ts';

test('a backup with other numbers of rows, or other tables, is not the database', () => {
  requireSameCounts({ claims: 3, letters: 3 }, { letters: 3, claims: 3 });
  expect(() => requireSameCounts({ claims: 3 }, { claims: 2 })).toThrow('claims has 3 rows in the database, and 2 in');
  expect(() => requireSameCounts({ claims: 3 }, {})).toThrow('and 0 in the backup');
  expect(() => requireSameCounts({}, { claims: 3 })).toThrow('claims has 0 rows');
});
