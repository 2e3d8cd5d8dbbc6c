import { announce } from '../channel.ts';
import { finishTransaction, withDatabase } from '../database.ts';
import { type Draft, sealDraft } from '../drafts.ts';
import { ownKeyId, sendingKeyId } from '../sealing/pin-record.ts';
import { isSealedBytes, openBytes } from '../sealing/sealed.ts';
import { backUpPhotos, deletePhotoBackups } from './backup.ts';
import { inOrder, newPhoto, type Photo, type PreparedPhoto, readPhoto, type StoredPhoto } from './photo.ts';
import { openThumbnail, sealContent } from './seal.ts';

/** A customer's photos, with their thumbnails but without their bytes, in order. */
export const photosOfOwner = async (owner: string): Promise<Photo[]> =>
  Promise.all((await storedPhotosOf(owner)).map(openThumbnail));

/** As they are stored. */
export const storedPhotosOf = async (owner: string): Promise<StoredPhoto[]> =>
  inOrder(await withDatabase((database) => database.getAllFromIndex('photos', 'owner', owner)));

/** Rejects with `KeyMissing` where its key is not at hand. */
export async function bytesOf(id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = await withDatabase((database) => database.get('photoBytes', id));
  if (isSealedBytes(bytes)) return openBytes(bytes);
  return bytes instanceof Uint8Array ? (bytes as Uint8Array<ArrayBuffer>) : undefined;
}

/** Stores the photo together with the draft that it belongs to. Rejects if there is no room, and stores neither. */
export async function addPhotoToDraft(draft: Omit<Draft, 'at'> & { id: string }, prepared: PreparedPhoto) {
  const sealed = await sealDraft(draft);
  const { bytes, ...described } = { ...prepared, ...(await sealContent(prepared, await ownKeyId(draft.owner))) };
  await withDatabase(async (database) => {
    const transaction = database.transaction(['drafts', 'photos', 'photoBytes'], 'readwrite', { durability: 'strict' });
    const photos = transaction.objectStore('photos');
    const position = await nextPosition(photos.index('holder'), [draft.owner, draft.id]);
    const photo = newPhoto(described, { owner: draft.owner, holder: draft.id, position, state: 'draft' });
    await finishTransaction(transaction, [
      transaction.objectStore('drafts').put({ ...sealed, at: Date.now() }),
      photos.put(photo),
      transaction.objectStore('photoBytes').put(bytes, photo.id),
    ]);
  });
  announce('drafts');
  announce('photos');
}

/** In place of one that the server refused, for the same letter. */
export async function replacePhoto(refused: Photo, prepared: PreparedPhoto): Promise<void> {
  const { owner, holder, position } = refused;
  const { bytes, ...described } = { ...prepared, ...(await sealContent(prepared, await sendingKeyId(owner))) };
  const photo = newPhoto(described, { owner, holder, position, state: 'waiting' });
  await deletePhotoBackups(holder, refused.id).catch(() => {});
  await withDatabase(async (database) => {
    const transaction = database.transaction(['photos', 'photoBytes'], 'readwrite', { durability: 'strict' });
    await finishTransaction(transaction, [
      transaction.objectStore('photos').delete(refused.id),
      transaction.objectStore('photoBytes').delete(refused.id),
      transaction.objectStore('photos').put(photo),
      transaction.objectStore('photoBytes').put(bytes, photo.id),
    ]);
  });
  await backUpPhotos([photo]);
  announce('photos');
}

/** Called by the customer. */
export async function removePhoto({ id, holder }: Photo): Promise<void> {
  await deletePhotoBackups(holder, id).catch(() => {});
  await withDatabase(async (database) => {
    const transaction = database.transaction(['photos', 'photoBytes'], 'readwrite', { durability: 'strict' });
    await finishTransaction(transaction, [
      transaction.objectStore('photos').delete(id),
      transaction.objectStore('photoBytes').delete(id),
    ]);
  });
  announce('photos');
}

/** Exchanges the places of two photos. */
export async function swapPhotos(one: Photo, other: Photo): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction('photos', 'readwrite', { durability: 'strict' });
    const stored = await Promise.all([one, other].map(async ({ id }) => readPhoto(await transaction.store.get(id))));
    const [first, second] = stored;
    await finishTransaction(transaction, [
      first && second && transaction.store.put({ ...first, position: other.position }),
      first && second && transaction.store.put({ ...second, position: one.position }),
    ]);
  });
  announce('photos');
}

/** Those that the server does not have yet, although their claims are submitted. */
export const waitingPhotosOf = async (owner: string): Promise<StoredPhoto[]> =>
  (await storedPhotosOf(owner)).filter(({ state }) => state === 'waiting');

async function nextPosition(
  index: { getAll(key: [string, string]): Promise<unknown[]> },
  key: [string, string],
): Promise<number> {
  return Math.max(-1, ...inOrder(await index.getAll(key)).map(({ position }) => position)) + 1;
}
