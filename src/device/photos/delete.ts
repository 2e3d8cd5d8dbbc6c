import type { IDBPTransaction, StoreNames } from 'idb';
import type { Stores } from '../database.ts';
import { type Photo, readPhoto } from './photo.ts';

type WriteTransaction = IDBPTransaction<Stores, StoreNames<Stores>[], 'readwrite'>;

/** Part of a transaction that deletes a draft or a letter: its photos go with it. */
export async function deletePhotosOf(
  transaction: WriteTransaction,
  owner: string,
  holder: string,
  isDeleted: (photo: Photo | undefined) => boolean = () => true,
): Promise<void> {
  const photos = transaction.objectStore('photos');
  for (const record of await photos.index('holder').getAll([owner, holder])) {
    if (!isDeleted(readPhoto(record))) continue;
    const { id } = record as Photo;
    await photos.delete(id);
    await transaction.objectStore('photoBytes').delete(id);
  }
}
