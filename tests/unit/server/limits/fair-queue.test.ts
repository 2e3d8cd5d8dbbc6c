import { expect, test } from 'vitest';
import { HttpError } from '../../../../server/http/errors.ts';
import { fairQueue } from '../../../../server/limits/fair-queue.ts';

const moment = () => new Promise((later) => setTimeout(later));

/** Work that ends when it is told to, in the order in which it was begun. */
function bench(of: { concurrency: number; maxPending: number }) {
  const inTurn = fairQueue(of);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const refused: string[] = [];
  const bring = (whose: string, name: string) =>
    inTurn(whose, () => {
      begun.push(name);
      return new Promise<void>((end) => ends.push(end));
    }).catch((why: unknown) => {
      expect(why).toBeInstanceOf(HttpError);
      refused.push(name);
    });
  const endOne = async () => {
    ends.shift()?.();
    await moment();
  };
  return { bring, begun, refused, endOne };
}

test('one who comes after three hundred of another is next but one', async () => {
  const { bring, begun, endOne } = bench({ concurrency: 2, maxPending: 1_000 });
  for (let n = 0; n < 300; n++) void bring('crowd', `crowd ${n}`);
  void bring('one', 'one');
  await moment();
  for (let n = 0; n < 3; n++) await endOne();
  expect(begun).toEqual(['crowd 0', 'crowd 1', 'crowd 2', 'one', 'crowd 3']);
});

test('where there is no room the last of those who bring the most makes it', async () => {
  const { bring, begun, refused, endOne } = bench({ concurrency: 1, maxPending: 4 });
  for (let n = 0; n < 5; n++) void bring('crowd', `crowd ${n}`);
  await moment();
  expect(refused).toEqual(['crowd 4']);
  void bring('one', 'one');
  void bring('another', 'another');
  await moment();
  expect(refused).toEqual(['crowd 4', 'crowd 3', 'crowd 2']);
  void bring('third', 'third');
  await moment();
  expect(refused.at(-1)).toBe('third');
  for (let n = 0; n < 4; n++) await endOne();
  expect(begun).toEqual(['crowd 0', 'crowd 1', 'one', 'another']);
});

test('work that fails makes way like any other', async () => {
  const inTurn = fairQueue({ concurrency: 1, maxPending: 1 });
  await expect(inTurn('one', () => Promise.reject(new Error('it failed')))).rejects.toThrow('it failed');
  expect(await inTurn('one', async () => 'done')).toBe('done');
});
