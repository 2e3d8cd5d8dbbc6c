import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withDatabase } from '../../../../src/device/database.ts';
import { draftsOf, readDraft } from '../../../../src/device/drafts.ts';
import { restoreFromBackup } from '../../../../src/device/outbox/backup.ts';
import { editLetter } from '../../../../src/device/outbox/edit.ts';
import { type Letter, letterStates } from '../../../../src/device/outbox/letter.ts';
import { submitLetter } from '../../../../src/device/outbox/submit.ts';
import { saveSession } from '../../../../src/device/session.ts';
import { tokenFor } from '../tokens.ts';
import { letterIn } from './letters.ts';
import { SimulatedCaches } from './simulated-caches.ts';

const values = { hospital: 'City Hospital', service: 'Maternity Care', paymentMethod: 'Cash', description: 'Twice' };
const submission = { owner: 'abebe', kind: 'claim', payload: values } as const;
const draft = { form: 'claim:edit:x', version: 3, values };
const letters = () => withDatabase((database) => database.getAll('outbox')) as Promise<Letter[]>;

beforeEach(async () => {
  vi.stubGlobal('caches', new SimulatedCaches());
  await withDatabase(async (database) => {
    await Promise.all([database.clear('outbox'), database.clear('drafts'), database.clear('session')]);
  });
  await saveSession(tokenFor('abebe'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a letter that waits becomes a draft, in one strict transaction', async () => {
  const letter = await submitLetter(submission);
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  expect(await editLetter(letter, draft)).toBe(true);
  const writing = transaction.mock.calls.filter(([, mode]) => mode === 'readwrite');
  expect(writing).toEqual([[['drafts', 'outbox', 'photos'], 'readwrite', { durability: 'strict' }]]);
  expect(await letters()).toEqual([]);
  expect(await readDraft('abebe', draft.form)).toMatchObject({ id: letter.id, version: 3, fields: { values } });
  expect((await draftsOf('abebe')).map(({ form }) => form)).toEqual([draft.form]);
  await restoreFromBackup();
  expect(await letters()).toEqual([]);
});

test.each(letterStates)('of a letter that is %s: only what waits can be edited', async (state) => {
  const letter = letterIn(state);
  await withDatabase((database) => database.put('outbox', letter));
  const mayEdit = state === 'queued' || state === 'needs-login' || state === 'parked';
  expect(await editLetter(letter, draft)).toBe(mayEdit);
  expect(await letters()).toHaveLength(mayEdit ? 0 : 1);
  expect((await draftsOf('abebe')).length).toBe(mayEdit ? 1 : 0);
});

test('another customer’s letter stays', async () => {
  const letter = await submitLetter(submission);
  expect(await editLetter({ id: letter.id, owner: 'derartu' }, draft)).toBe(false);
  expect(await letters()).toEqual([letter]);
});

test('what is submitted again has the id of the letter, so that the server takes only one of the two', async () => {
  const first = await submitLetter(submission);
  await editLetter(first, draft);
  const changed = { ...submission, payload: { ...values, description: 'Once' }, editedId: first.id };
  const again = await submitLetter({ ...changed, draft: { form: draft.form, id: first.id } });
  expect(again).toMatchObject({ id: first.id, edited: true, state: 'queued' });
  expect(again.sha256).not.toBe(first.sha256);
  expect(await letters()).toEqual([again]);
  expect(await readDraft('abebe', draft.form)).toBeUndefined();
});

test('a letter that a backup restored meanwhile is replaced, and one that was sent meanwhile is not sent again', async () => {
  const first = await submitLetter(submission);
  await editLetter(first, draft);
  await withDatabase((database) => database.put('outbox', first));
  await submitLetter({ ...submission, editedId: first.id });
  expect(await letters()).toHaveLength(1);
  const { receipt, sentAt } = letterIn('sent');
  await withDatabase((database) => database.put('outbox', { ...first, state: 'sent', receipt, sentAt }));
  await expect(submitLetter({ ...submission, editedId: first.id })).rejects.toMatchObject({
    reason: 'already-corrected',
  });
});
