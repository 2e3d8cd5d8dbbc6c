import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { discardDraft, readDraft, saveDraft } from '../../../src/device/drafts.ts';

const draft = { owner: 'abebe', form: 'claim', version: 1, fields: { hospital: 'City Hospital', priority: true } };

test('a draft is there for its owner and form, and for nobody else', async () => {
  await saveDraft(draft, 7);
  expect(await readDraft('abebe', 'claim')).toEqual({ ...draft, at: 7 });
  expect(await readDraft('sara', 'claim')).toBeUndefined();
  expect(await readDraft('abebe', 'premium-claim')).toBeUndefined();
});

test('a draft that was begun in another tab beside it is not discarded with it', async () => {
  await saveDraft({ ...draft, id: 'another' });
  await discardDraft('abebe', 'claim', 'this');
  expect(await readDraft('abebe', 'claim')).toMatchObject({ id: 'another' });
});

test('a draft is written over, and gone once discarded', async () => {
  await saveDraft(draft);
  await saveDraft({ ...draft, fields: {} });
  expect((await readDraft('abebe', 'claim'))?.fields).toEqual({});
  await discardDraft('abebe', 'claim');
  expect(await readDraft('abebe', 'claim')).toBeUndefined();
});
