import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { withDatabase } from '../../../../src/device/database.ts';
import { exportLetters } from '../../../../src/device/outbox/export.ts';
import { type Letter, letterStates, readLetter } from '../../../../src/device/outbox/letter.ts';
import { pruneSentLetters } from '../../../../src/device/outbox/prune.ts';
import {
  countUnsentLetters,
  deleteSentLetters,
  discardLetter,
  lettersOfOwner,
  outboxStore,
  sendAgain,
} from '../../../../src/device/outbox/store.ts';
import { letterIn, now } from './letters.ts';

const put = (...records: object[]) =>
  withDatabase(async (database) => {
    await Promise.all(records.map((record) => database.put('outbox', record)));
  });
const ids = async () => withDatabase((database) => database.getAllKeys('outbox'));
const state = async (id: string) => ((await withDatabase((db) => db.get('outbox', id))) as Letter | undefined)?.state;

beforeEach(() => withDatabase((database) => database.clear('outbox')));

describe('on a shared phone', () => {
  beforeEach(() =>
    put(
      ...letterStates.map((state, sequence) => letterIn(state, { id: `a-${state}`, sequence })),
      letterIn('queued', { id: 's-queued', owner: 'sara', sequence: 9 }),
      letterIn('needs-login', { id: 's-needs-login', owner: 'sara', sequence: 10 }),
    ),
  );

  test('each customer sees and sends their own letters only, in the order of writing', async () => {
    const { letters } = await lettersOfOwner('abebe');
    expect(letters.map(({ state }) => state)).toEqual([...letterStates]);
    expect(await countUnsentLetters('abebe')).toBe(5);
    expect((await outboxStore.unsent('sara')).map(({ id }) => id)).toEqual(['s-queued', 's-needs-login']);
    expect(await exportLetters('abebe')).not.toContain('sara');
  });

  test("a log-in sends one's own letters on their way and leaves the other's", async () => {
    await outboxStore.changeAll('abebe', { type: 'logged-in', token: 'new' });
    expect([await state('a-needs-login'), await state('a-parked')]).toEqual(['queued', 'queued']);
    expect(await state('s-needs-login')).toBe('needs-login');
  });

  test('a log-out takes what was sent, of this customer only', async () => {
    const before = await ids();
    await deleteSentLetters('abebe');
    expect(await ids()).toEqual(before.filter((id) => id !== 'a-sent'));
  });
});

describe('what another release wrote and this one cannot read', () => {
  const unreadable = { ...letterIn('queued'), id: 'strange', state: 'folded', version: 9 };

  test('is counted, exported and kept by everything but the word of the customer', async () => {
    await put(unreadable);
    expect(await lettersOfOwner('abebe')).toEqual({ letters: [], unreadable: 1 });
    expect(await countUnsentLetters('abebe')).toBe(1);
    expect(JSON.parse(await exportLetters('abebe'))).toMatchObject({ letters: [unreadable] });
    await outboxStore.changeAll('abebe', { type: 'logged-in', token: 'new' });
    await outboxStore.change('strange', { type: 'retry' });
    await pruneSentLetters(now + 1e12);
    expect(await withDatabase((database) => database.get('outbox', 'strange'))).toEqual(unreadable);
  });

  test('fields that this release does not know outlive a change of state', async () => {
    await put({ ...letterIn('needs-attention', { id: 'more' }), photos: ['one'] });
    await sendAgain('more');
    expect(await withDatabase((db) => db.get('outbox', 'more'))).toMatchObject({ state: 'queued', photos: ['one'] });
  });
});

describe('letters that were corrected', () => {
  beforeEach(() =>
    put(
      letterIn('needs-attention', { id: 'first', supersededBy: 'second' }),
      letterIn('needs-attention', { id: 'second', supersedes: 'first', supersededBy: 'third', sequence: 2 }),
      letterIn('sent', { id: 'third', supersedes: 'second', sequence: 3 }),
      letterIn('needs-attention', { id: 'other', sequence: 4 }),
    ),
  );

  test('are shown as the last of them, and do not wait', async () => {
    expect((await lettersOfOwner('abebe')).letters.map(({ id }) => id)).toEqual(['third', 'other']);
    expect(await countUnsentLetters('abebe')).toBe(1);
  });

  test('go with the one that took their place', async () => {
    await discardLetter('third');
    expect(await ids()).toEqual(['other']);
  });
});

test('of a letter that was sent only what a list shows is kept, also where an older release kept more', async () => {
  const body = JSON.stringify({ hospital: 'City Hospital', service: 'Telemedicine', description: 'secret' });
  await put(letterIn('sent', { id: 'old', owner: 'sara', body }), letterIn('queued', { id: 'mine', body }));
  await pruneSentLetters();
  const readBody = async (id: string) =>
    JSON.parse(String(readLetter(await withDatabase((db) => db.get('outbox', id)))?.body));
  expect(await readBody('old')).toEqual({ hospital: 'City Hospital', service: 'Telemedicine' });
  expect(await readBody('mine')).toMatchObject({ description: 'secret' });
});

test('sent letters stay thirty days, whoever is logged in, and nothing else ever goes by itself', async () => {
  await put(...letterStates.map((state, sequence) => letterIn(state, { id: state, sequence, owner: 'sara' })));
  const day = 24 * 60 * 60 * 1_000;
  await pruneSentLetters(now + 30 * day);
  expect(await ids()).toHaveLength(6);
  await pruneSentLetters(now + 30 * day + 1);
  expect(await ids()).toEqual(letterStates.filter((state) => state !== 'sent').sort());
  await pruneSentLetters(now + 1e15);
  expect(await ids()).toHaveLength(5);
});

test('the export holds whole letters that were not sent', async () => {
  const [queued, sent] = [letterIn('queued', { id: 'q' }), letterIn('sent', { id: 's' })];
  await put(queued, sent);
  expect(JSON.parse(await exportLetters('abebe', new Date(now)))).toEqual({
    from: 'Tenawas',
    exportedAt: new Date(now).toISOString(),
    letters: [queued],
    photos: [],
  });
});
