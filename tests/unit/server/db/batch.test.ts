import { expect, test } from 'vitest';
import { batch } from '../../../../server/db/batch.ts';

test('what is asked in one turn goes together, and what is asked later by itself', async () => {
  const asked: number[][] = [];
  const double = batch(async (questions: number[]) => {
    asked.push(questions);
    return questions.map((question) => question * 2);
  });
  expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6]);
  expect(await double(4)).toBe(8);
  expect(asked).toEqual([[1, 2, 3], [4]]);
});

test('what fails for one fails for all of its turn, and for nobody after', async () => {
  let works = false;
  const ask = batch(async (questions: string[]) => {
    if (!works) throw new Error('no database');
    return questions;
  });
  expect(await Promise.allSettled([ask('one'), ask('other')])).toMatchObject([
    { status: 'rejected', reason: { message: 'no database' } },
    { status: 'rejected', reason: { message: 'no database' } },
  ]);
  works = true;
  expect(await ask('later')).toBe('later');
});
