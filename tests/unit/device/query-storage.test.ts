import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { firstOptions } from '../../../src/contract/first-options.ts';
import { withDatabase } from '../../../src/device/database.ts';
import { deleteAnswers, publicOwner, readAnswer, storeAnswer } from '../../../src/device/query-storage.ts';
import { endSession, saveSession } from '../../../src/device/session.ts';
import { tokenFor } from './tokens.ts';

const user = {
  id: 'abebe',
  username: 'Abebe',
  email: 'abebe@mail.com',
  phone: '+251911000000',
  profilePic: null,
  subscriptionPlan: 'Regular' as const,
};
const profile = { user, claims: [], services: ['Telemedicine'] };

beforeEach(async () => {
  await saveSession(tokenFor('abebe'));
});

test('the last answer comes with its time, to its owner only', async () => {
  await storeAnswer('profile', 'abebe', { answer: profile, at: 42 });
  expect(await readAnswer('profile', 'abebe')).toEqual({ answer: profile, at: 42 });
  expect(await readAnswer('profile', 'sara')).toBeUndefined();
  expect(await readAnswer('claims', 'abebe')).toBeUndefined();
});

test('a log-out deletes the customer’s answers and keeps public ones', async () => {
  await storeAnswer('profile', 'abebe', { answer: profile, at: 42 });
  await storeAnswer('options', publicOwner, { answer: firstOptions, at: 42 });
  await deleteAnswers('abebe');
  expect(await readAnswer('profile', 'abebe')).toBeUndefined();
  expect(await readAnswer('options', publicOwner)).toMatchObject({ answer: { services: firstOptions.services } });
});

test('what comes after the log-out is not kept any more', async () => {
  await endSession();
  await storeAnswer('profile', 'abebe', { answer: profile, at: 43 });
  expect(await readAnswer('profile', 'abebe')).toBeUndefined();
});

test('an answer in the shape of another release is none', async () => {
  const record = { name: 'profile', owner: 'abebe', at: 1, answer: { person: 'Abebe' } };
  await withDatabase((database) => database.put('answers', record));
  expect(await readAnswer('profile', 'abebe')).toBeUndefined();
});
