import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { withDatabase } from '../../../../src/device/database.ts';
import { deleteCustomerData } from '../../../../src/device/delete-customer-data.ts';
import { discardDraft, readDraft } from '../../../../src/device/drafts.ts';
import { editLetter } from '../../../../src/device/outbox/edit.ts';
import { exportLetters } from '../../../../src/device/outbox/export.ts';
import { pruneSentLetters } from '../../../../src/device/outbox/prune.ts';
import { deleteSentLetters, discardLetter } from '../../../../src/device/outbox/store.ts';
import { NotStored, submitLetter } from '../../../../src/device/outbox/submit.ts';
import { pruneOldPhotos } from '../../../../src/device/photos/delete.ts';
import { announcementOf } from '../../../../src/device/photos/photo.ts';
import {
  addPhotoToDraft,
  photosOfOwner,
  removePhoto,
  replacePhoto,
  swapPhotos,
  waitingPhotosOf,
} from '../../../../src/device/photos/store.ts';
import { saveSession } from '../../../../src/device/session.ts';
import { letterIn, now } from '../outbox/letters.ts';
import { tokenFor } from '../tokens.ts';
import { photoIn, prepared, putPhotos, storedBytes, storedPhotos } from './photos.ts';

const stores = ['session', 'drafts', 'outbox', 'photos', 'photoBytes'] as const;
const draft = { owner: 'abebe', form: 'claim', id: 'draft', version: 3, fields: { hospital: 'City Hospital' } };
const names = async () =>
  (await photosOfOwner('abebe')).map(({ sha256 }) => Buffer.from(sha256, 'hex').toString().replace(/\0+$/, ''));
const putLetter = (letter: object) => withDatabase((database) => database.put('outbox', letter));

beforeEach(async () => {
  await withDatabase(async (database) => {
    await Promise.all(stores.map((store) => database.clear(store)));
  });
  await saveSession(tokenFor('abebe'));
});

test('a photo is stored with its draft, in order', async () => {
  await addPhotoToDraft(draft, prepared('bill'));
  await addPhotoToDraft(draft, prepared('letter'));
  expect(await readDraft('abebe', 'claim')).toMatchObject({ id: 'draft', fields: draft.fields });
  expect(await names()).toEqual(['bill', 'letter']);
  const [first, second] = await photosOfOwner('abebe');
  if (first && second) await swapPhotos(first, second);
  expect(await names()).toEqual(['letter', 'bill']);
  expect(await photosOfOwner('sara')).toEqual([]);
});

test('without room neither the photo nor the change of the draft is stored', async () => {
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    // As a browser does when the quota is exceeded.
    if (this.name === 'photoBytes') queueMicrotask(() => this.transaction.abort());
    return put.apply(this, args);
  });
  await expect(addPhotoToDraft(draft, prepared('bill'))).rejects.toThrow();
  vi.restoreAllMocks();
  expect(await storedPhotos()).toEqual([]);
  expect(await readDraft('abebe', 'claim')).toBeUndefined();
});

test('a discarded draft takes its photos with it, and no others', async () => {
  await addPhotoToDraft(draft, prepared('bill'));
  await putPhotos(photoIn('waiting', { id: 'other' }));
  await discardDraft('abebe', 'claim', 'draft');
  expect((await storedPhotos()).map(({ id }) => id)).toEqual(['other']);
  expect(await storedBytes()).toEqual(['other']);
});

test('submitted, they belong to the letter and wait for it', async () => {
  await addPhotoToDraft(draft, prepared('bill'));
  const photos = await photosOfOwner('abebe');
  const payload = { hospital: 'a', service: 'b', paymentMethod: 'c', photos: photos.map(announcementOf) };
  const letter = await submitLetter({
    owner: 'abebe',
    kind: 'claim',
    payload,
    draft: { form: 'claim', id: 'draft' },
    photos: photos.map(({ id }) => id),
  });
  expect(JSON.parse(letter.body).photos).toEqual([{ sha256: photos[0]?.sha256, type: 'image/webp', size: 3 }]);
  expect(await waitingPhotosOf('abebe')).toMatchObject([{ holder: letter.id, state: 'waiting' }]);
  expect(await readDraft('abebe', 'claim')).toBeUndefined();
});

test('a claim is not submitted without a photo that was removed in another tab', async () => {
  await addPhotoToDraft(draft, prepared('bill'));
  const [photo] = await photosOfOwner('abebe');
  if (photo) await removePhoto(photo);
  const payload = { hospital: 'a', service: 'b', paymentMethod: 'c' };
  const submitted = submitLetter({ owner: 'abebe', kind: 'claim', payload, photos: [photo?.id ?? ''] });
  await expect(submitted).rejects.toThrow(NotStored);
  expect(await readDraft('abebe', 'claim')).toBeDefined();
});

test('a letter that is edited again takes its photos back into the draft', async () => {
  await putLetter(letterIn('queued', { id: 'letter' }));
  await putPhotos(photoIn('waiting', { id: 'bill' }));
  await editLetter({ id: 'letter', owner: 'abebe' }, { form: 'claim:edit:letter', version: 3, values: {} });
  expect(await storedPhotos()).toMatchObject([{ holder: 'letter', state: 'draft' }]);
  expect(await readDraft('abebe', 'claim:edit:letter')).toMatchObject({ id: 'letter' });
});

test('a discarded letter takes its photos with it', async () => {
  await putLetter(letterIn('queued', { id: 'letter' }));
  await putPhotos(photoIn('waiting', { id: 'bill' }), photoIn('waiting', { id: 'other', holder: 'another' }));
  await discardLetter('letter');
  expect(await storedBytes()).toEqual(['other']);
});

test('a log-out and a month take what has arrived, never what still has to be uploaded', async () => {
  const photos = [photoIn('stored', { id: 'arrived' }), photoIn('waiting', { id: 'waiting', position: 1 })];
  await putLetter(letterIn('sent', { id: 'letter' }));
  await putPhotos(...photos);
  await deleteSentLetters('abebe');
  expect((await storedPhotos()).map(({ id }) => id)).toEqual(['waiting']);
  await putLetter(letterIn('sent', { id: 'letter', sentAt: now - 40 * 24 * 60 * 60 * 1000 }));
  await pruneSentLetters(now);
  expect((await storedPhotos()).map(({ id }) => id)).toEqual(['waiting']);
  expect(await waitingPhotosOf('abebe')).toHaveLength(1);
});

test('photos of an overwritten draft, and refused ones, are deleted after a month, those of drafts and letters never', async () => {
  const month = 31 * 24 * 60 * 60 * 1000;
  await addPhotoToDraft(draft, prepared('bill'));
  await putPhotos(photoIn('draft', { id: 'old', holder: 'overwritten', addedAt: 0 }));
  await putPhotos(photoIn('draft', { id: 'young', holder: 'overwritten', addedAt: Date.now() + month }));
  await putPhotos(photoIn('waiting', { id: 'waiting', addedAt: 0 }));
  await putPhotos(photoIn('refused', { id: 'refused', addedAt: 0 }));
  await pruneOldPhotos(Date.now() + month);
  const left = await storedPhotos();
  expect(left.map(({ id, holder }) => (holder === 'draft' ? 'bill' : id)).sort()).toEqual(['bill', 'waiting', 'young']);
});

test('one that the server refused is replaced in its place', async () => {
  const refused = photoIn('refused', { id: 'bad', position: 1 });
  await putPhotos(photoIn('stored', { id: 'good' }), refused);
  await replacePhoto(refused, prepared('better'));
  expect(await photosOfOwner('abebe')).toMatchObject([
    { id: 'good' },
    { state: 'waiting', holder: 'letter', position: 1, sha256: prepared('better').sha256 },
  ]);
});

test('they are in the export of what was not sent, and go with the customer’s data', async () => {
  await putPhotos(photoIn('waiting', { id: 'bill' }), photoIn('waiting', { id: 'hers', owner: 'sara' }));
  const { photos } = JSON.parse(await exportLetters('abebe'));
  expect(photos).toMatchObject([{ holder: 'letter', base64: Buffer.from([7, 7, 7]).toString('base64') }]);
  await deleteCustomerData('abebe');
  expect((await storedPhotos()).map(({ id }) => id)).toEqual(['hers']);
  expect(await storedBytes()).toEqual(['hers']);
});
