import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withDatabase } from '../../../../src/device/database.ts';
import { readDraft, saveDraft } from '../../../../src/device/drafts.ts';
import { watchOutbox } from '../../../../src/device/outbox/scheduler.ts';
import { outboxStore } from '../../../../src/device/outbox/store.ts';
import { NotStored, type Submission, submitLetter } from '../../../../src/device/outbox/submit.ts';
import { endSession, saveSession } from '../../../../src/device/session.ts';
import { tokenFor } from '../tokens.ts';
import { now } from './letters.ts';

const payload = { hospital: 'City Hospital', service: 'ጤና', paymentMethod: 'Cash', description: 'a "b" \u{1f600}' };
const submission = {
  owner: 'abebe',
  kind: 'claim',
  payload,
  draft: { form: 'claim', id: 'this' },
} as const satisfies Submission<'claim'>;
const stored = () => withDatabase((database) => database.getAll('outbox'));
const draft = () => readDraft('abebe', 'claim');

beforeEach(async () => {
  await withDatabase(async (database) => {
    await Promise.all([database.clear('outbox'), database.clear('drafts'), database.clear('session')]);
  });
  await saveSession(tokenFor('abebe'));
  await saveDraft({ owner: 'abebe', form: 'claim', id: 'this', version: 1, fields: payload });
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('the letter comes and its draft goes', async () => {
  const letter = await submitLetter(submission);
  expect(letter).toMatchObject({ owner: 'abebe', kind: 'claim', schemaVersion: 3, state: 'queued', sequence: 1 });
  expect(JSON.parse(letter.body)).toEqual(payload);
  expect(letter.sha256).toBe(createHash('sha256').update(letter.body).digest('hex'));
  expect(await stored()).toEqual([letter]);
  expect(await draft()).toBeUndefined();
});

test('a draft that was begun in another tab beside it stays', async () => {
  await saveDraft({ owner: 'abebe', form: 'claim', id: 'another', version: 1, fields: payload });
  await submitLetter(submission);
  expect(await draft()).toMatchObject({ id: 'another', fields: payload });
});

test('a draft that an older release wrote goes too', async () => {
  await saveDraft({ owner: 'abebe', form: 'claim', version: 1, fields: payload });
  await submitLetter({ ...submission, draft: { form: 'claim', id: (await draft())?.id } });
  expect(await draft()).toBeUndefined();
});

test('it is one transaction, and a strict one', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await submitLetter(submission);
  const writing = transaction.mock.calls.filter(([, mode]) => mode === 'readwrite');
  expect(writing).toEqual([[['session', 'drafts', 'outbox', 'photos'], 'readwrite', { durability: 'strict' }]]);
});

test('letters are numbered in the order of writing, whatever the clock says', async () => {
  const clock = vi.spyOn(Date, 'now');
  for (const at of [now, now - 1e9, now + 1e9]) {
    clock.mockReturnValue(at);
    await submitLetter(submission);
  }
  const letters = await outboxStore.unsent('abebe');
  expect(letters.map(({ sequence, createdAt }) => [sequence, createdAt - now])).toEqual([
    [1, 0],
    [2, -1e9],
    [3, 1e9],
  ]);
});

test('other tabs are told', async () => {
  const onChange = vi.fn();
  const stop = watchOutbox(onChange);
  await submitLetter(submission);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  stop();
});

describe('when it cannot be stored, nothing is, and the draft is still there', () => {
  const refused = async (reason: string) => {
    const error: unknown = await submitLetter(submission).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NotStored);
    expect(error).toMatchObject({ reason });
    expect(await stored()).toEqual([]);
    expect(await draft()).toMatchObject({ fields: payload });
  };

  /** As a browser does it: the write seems to go well, and the transaction fails as a whole. */
  function abortWith(name: string | null) {
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      const asked = put.apply(this, args);
      const transaction = this.transaction as IDBTransaction & { _abort(name: string | null): void };
      asked.addEventListener('success', () => transaction._abort(name));
      return asked;
    });
  }

  test('a phone without room', async () => {
    abortWith('QuotaExceededError');
    await refused('full');
  });

  test('a transaction that is aborted', async () => {
    abortWith(null);
    await refused('failed');
  });

  test('a write that is refused at once', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    await refused('full');
  });

  test('a customer who logged out in another tab', async () => {
    await endSession();
    await refused('logged-out');
  });

  test('another customer who logged in in another tab', async () => {
    await saveSession(tokenFor('sara'));
    await refused('logged-out');
  });
});

describe('a corrected letter', () => {
  const me = { holder: 'me', now, random: 0.5 };

  async function refusedLetter(): Promise<string> {
    const { id } = await submitLetter(submission);
    await outboxStore.change(id, { type: 'taken', exclusive: true, ignoreBackoff: true, ...me });
    const problem = { type: '', title: '', status: 422, message: 'Not on offer.' };
    await outboxStore.change(id, { type: 'refused', status: 422, problem, token: '', sentAs: 'abebe', ...me });
    return id;
  }

  test('takes the place of the one refused, which is kept', async () => {
    const refused = await refusedLetter();
    const corrected = await submitLetter({ ...submission, supersedes: refused });
    expect(corrected).toMatchObject({ supersedes: refused, state: 'queued' });
    const storedLetter = (await stored()).find((letter) => (letter as { id: string }).id === refused);
    expect(storedLetter).toMatchObject({ state: 'needs-attention', supersededBy: corrected.id });
  });

  test('is written once, however many tabs correct it', async () => {
    const refused = await refusedLetter();
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => submitLetter({ ...submission, supersedes: refused })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stored()).toHaveLength(2);
  });

  test('cannot take the place of one that needs no correction or is not there', async () => {
    const { id } = await submitLetter(submission);
    for (const supersedes of [id, 'nobody']) {
      await expect(submitLetter({ ...submission, supersedes })).rejects.toMatchObject({ reason: 'already-corrected' });
    }
  });
});
