import { announce } from '../channel.ts';
import { finishTransaction, withDatabase } from '../database.ts';
import { type Photo, readPhoto } from './photo.ts';

// Like letters (`outbox/backup.ts`), submitted photos are also stored in Cache Storage until the server has them, in case the
// browser replaces a corrupted database with an empty one. A backup is written after its photo and deleted before it.

const cacheName = 'photos';
const recordHeader = 'x-photo';
const addressOf = ({ holder, id }: Pick<Photo, 'holder' | 'id'>) => `/photos/${holder}/${id}`;

const openCache = (): Promise<Cache> | undefined => (globalThis.caches as CacheStorage | undefined)?.open(cacheName);

/** Never rejects: the photos themselves are already stored. */
export async function backUpPhotos(photos: readonly Photo[]): Promise<void> {
  try {
    const cache = await openCache();
    for (const photo of photos) {
      const bytes = await withDatabase((database) => database.get('photoBytes', photo.id));
      // A header holds text only.
      const { thumbnail: _, ...record } = photo;
      const headers = { [recordHeader]: JSON.stringify(record) };
      if (bytes instanceof Uint8Array) await cache?.put(addressOf(photo), new Response(bytes as BodyInit, { headers }));
    }
  } catch {
    // There is no room left.
  }
}

/** Those of a letter, or one of them. */
export async function deletePhotoBackups(holder: string, id = ''): Promise<void> {
  const cache = await openCache();
  const prefix = addressOf({ holder, id });
  for (const request of (await cache?.keys()) ?? [])
    if (new URL(request.url).pathname.startsWith(prefix)) await cache?.delete(request);
}

export async function deletePhotoBackupsOf(owner: string): Promise<void> {
  for (const { photo } of await readBackups())
    if (photo.owner === owner) await deletePhotoBackups(photo.holder, photo.id);
}

/** Restores the photos that the database has lost, and deletes the backups of those that have arrived. */
export async function restorePhotosFromBackup(): Promise<void> {
  for (const { photo, response } of await readBackups()) {
    const record = await withDatabase((database) => database.get('photos', photo.id));
    if (record === undefined) await restore(photo, new Uint8Array(await response.arrayBuffer()));
    else if (readPhoto(record)?.state === 'stored') await deletePhotoBackups(photo.holder, photo.id);
  }
}

async function restore(photo: Photo, bytes: Uint8Array): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction(['photos', 'photoBytes'], 'readwrite', { durability: 'strict' });
    await finishTransaction(transaction, [
      transaction.objectStore('photos').put(photo),
      transaction.objectStore('photoBytes').put(bytes, photo.id),
    ]);
  });
  announce('photos');
}

async function readBackups(): Promise<{ photo: Photo; response: Response }[]> {
  const cache = await openCache();
  const found = [];
  for (const request of (await cache?.keys()) ?? []) {
    const response = await cache?.match(request);
    const photo = readPhoto(parse(response?.headers.get(recordHeader)));
    if (response && photo) found.push({ photo, response });
  }
  return found;
}

function parse(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
