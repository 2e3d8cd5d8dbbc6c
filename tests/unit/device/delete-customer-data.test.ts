import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { withDatabase } from '../../../src/device/database.ts';
import { deleteCustomerData } from '../../../src/device/delete-customer-data.ts';
import { letterStates } from '../../../src/device/outbox/letter.ts';
import { letterIn } from './outbox/letters.ts';

const stores = ['drafts', 'outbox', 'answers'] as const;
const owners = async () =>
  withDatabase(async (database) => {
    const records = await Promise.all(stores.map((store) => database.getAll(store)));
    return records.map((found) => (found as { owner: string }[]).map(({ owner }) => owner).sort());
  });

test('of a customer whom the server has forgotten nothing stays on the phone, of the others all', async () => {
  await withDatabase(async (database) => {
    let sequence = 0;
    for (const owner of ['abebe', 'abeb', 'abebech']) {
      for (const form of ['claim', 'profile']) await database.put('drafts', { owner, form, fields: {}, at: 1 });
      for (const name of ['profile', 'claims', 'of a later release'])
        await database.put('answers', { name, owner, at: 1 });
      for (const state of letterStates) {
        sequence += 1;
        await database.put('outbox', letterIn(state, { id: `${owner}-${state}`, owner, sequence }));
      }
    }
    await database.put('outbox', { id: 'of a later release', owner: 'abebe', version: 99 });
    await database.put('answers', { name: 'options', owner: '', at: 1 });
  });
  await deleteCustomerData('abebe');
  const [drafts = [], outbox = [], answers = []] = await owners();
  expect(new Set([...drafts, ...outbox, ...answers])).toEqual(new Set(['', 'abeb', 'abebech']));
  expect([drafts.length, outbox.length, answers.length]).toEqual([4, 2 * letterStates.length, 7]);
});
