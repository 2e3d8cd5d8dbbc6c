import { expect, test } from 'vitest';
import { draftWriter } from '../../../../src/features/customer/draft-writer.ts';

function slowStore() {
  const written: string[] = [];
  const waiting: { done: () => void; fail: () => void }[] = [];
  return {
    written,
    write: (fields: string) =>
      new Promise<void>((done, fail) => {
        written.push(fields);
        waiting.push({ done, fail: () => fail(new Error('full')) });
      }),
    let: (how: 'done' | 'fail') => waiting.shift()?.[how](),
  };
}
const quiet = () => new Promise((done) => setTimeout(done));

test('one write at a time; what was overtaken is left out, and the last is always written', async () => {
  const store = slowStore();
  const told: boolean[] = [];
  const writer = draftWriter(store.write, (saved) => told.push(saved));
  for (const typed of ['a', 'ab', 'abc']) writer.write(typed);
  expect(store.written).toEqual(['a']);
  store.let('done');
  await quiet();
  expect(store.written).toEqual(['a', 'abc']);
  expect(told).toEqual([]);
  store.let('done');
  await quiet();
  expect(told).toEqual([true]);
});

test('a write that fails is told, and the next is tried', async () => {
  const store = slowStore();
  const told: boolean[] = [];
  const writer = draftWriter(store.write, (saved) => told.push(saved));
  writer.write('a');
  store.let('fail');
  await quiet();
  writer.write('ab');
  store.let('done');
  await quiet();
  expect(told).toEqual([false, true]);
});

test('once stopped, nothing is written any more', async () => {
  const store = slowStore();
  const writer = draftWriter(store.write, () => undefined);
  writer.write('a');
  writer.write('ab');
  const stopped = writer.stop();
  store.let('done');
  await stopped;
  await quiet();
  expect(store.written).toEqual(['a']);
});

test('it is busy until the last of what was typed has been written', async () => {
  const store = slowStore();
  const writer = draftWriter(store.write, () => undefined);
  expect(writer.isBusy()).toBe(false);
  writer.write('a');
  writer.write('ab');
  store.let('done');
  await quiet();
  expect(writer.isBusy()).toBe(true);
  store.let('fail');
  await quiet();
  expect(writer.isBusy()).toBe(false);
});
