import type { IDBPTransaction, StoreNames } from 'idb';
import { type Stores, withDatabase } from '../database.ts';
import { readPhoto, type StoredPhoto } from './photo.ts';

type WriteTransaction = IDBPTransaction<Stores, StoreNames<Stores>[], 'readwrite'>;

/** Part of a transaction that deletes a draft or a letter: its photos go with it. */
export async function deletePhotosOf(
  transaction: WriteTransaction,
  owner: string,
  holder: string,
  isDeleted: (photo: StoredPhoto | undefined) => boolean = () => true,
): Promise<void> {
  const photos = transaction.objectStore('photos');
  for (const record of await photos.index('holder').getAll([owner, holder])) {
    if (!isDeleted(readPhoto(record))) continue;
    const { id } = record as StoredPhoto;
    await photos.delete(id);
    await transaction.objectStore('photoBytes').delete(id);
  }
}

const keepFor = 30 * 24 * 60 * 60 * 1_000;

/** After a month, deletes the photos of drafts that another tab has overwritten, and those that the server has refused. */
export async function pruneOldPhotos(now = Date.now()): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction(['drafts', 'photos', 'photoBytes'], 'readwrite');
    const drafts = await transaction.objectStore('drafts').getAll();
    const ids = new Set(drafts.map((draft) => (draft as { id?: string }).id));
    const photos = (await transaction.objectStore('photos').getAll()).map(readPhoto);
    for (const photo of photos) {
      if (!photo || now - photo.addedAt < keepFor) continue;
      const isOverwritten = photo.state === 'draft' && !ids.has(photo.holder);
      if (!isOverwritten && photo.state !== 'refused') continue;
      await transaction.objectStore('photos').delete(photo.id);
      await transaction.objectStore('photoBytes').delete(photo.id);
    }
    await transaction.done;
  });
}
