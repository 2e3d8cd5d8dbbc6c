import { announce } from '../channel.ts';
import { finishTransaction, withDatabase } from '../database.ts';
import { isSealedBytes, type SealedBytes } from '../sealing/sealed.ts';
import { readPhoto, type StoredPhoto } from './photo.ts';
import { photoKeyId } from './seal.ts';

// Like letters (`outbox/backup.ts`), submitted photos are also stored in Cache Storage until the server has them, in case the
// browser replaces a corrupted database with an empty one. A backup is written after its photo and deleted before it.

const cacheName = 'photos';
const recordHeader = 'x-photo';
/** Another name, so that older releases do not take what is sealed for the photo itself. */
const sealedRecordHeader = 'x-sealed-photo';
const keyHeader = 'x-key';
const addressOf = ({ holder, id }: Pick<StoredPhoto, 'holder' | 'id'>) => `/photos/${holder}/${id}`;

const openCache = (): Promise<Cache> | undefined => (globalThis.caches as CacheStorage | undefined)?.open(cacheName);

const responseOf = (bytes: Uint8Array, headers: Record<string, string>) => new Response(bytes as BodyInit, { headers });

/** Never rejects: the photos themselves are already stored. */
export async function backUpPhotos(photos: readonly StoredPhoto[]): Promise<void> {
  try {
    const cache = await openCache();
    for (const photo of photos) {
      const bytes = await withDatabase((database) => database.get('photoBytes', photo.id));
      // A header holds text only.
      const { thumbnail: _, ...record } = photo;
      const text = JSON.stringify(record);
      if (bytes instanceof Uint8Array) await cache?.put(addressOf(photo), responseOf(bytes, { [recordHeader]: text }));
      if (isSealedBytes(bytes))
        await cache?.put(
          addressOf(photo),
          responseOf(bytes.sealed, { [sealedRecordHeader]: text, [keyHeader]: bytes.by }),
        );
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
    if (record === undefined) await restore(photo, response);
    else if (readPhoto(record)?.state === 'stored') await deletePhotoBackups(photo.holder, photo.id);
  }
}

async function restore(photo: StoredPhoto, response: Response): Promise<void> {
  const content = new Uint8Array(await response.arrayBuffer());
  const by = response.headers.get(keyHeader);
  const bytes: Uint8Array | SealedBytes = by === null ? content : { by, sealed: content };
  // The picture is not in the backup; it says with which key the photo is sealed.
  const thumbnail = by !== null && { thumbnail: { by, sealed: new Uint8Array() } };
  await withDatabase(async (database) => {
    const transaction = database.transaction(['photos', 'photoBytes'], 'readwrite', { durability: 'strict' });
    await finishTransaction(transaction, [
      transaction.objectStore('photos').put({ ...photo, ...thumbnail }),
      transaction.objectStore('photoBytes').put(bytes, photo.id),
    ]);
  });
  announce('photos');
}

async function readBackups(): Promise<{ photo: StoredPhoto; response: Response }[]> {
  const cache = await openCache();
  const found = [];
  for (const request of (await cache?.keys()) ?? []) {
    const response = await cache?.match(request);
    const text = response?.headers.get(recordHeader) ?? response?.headers.get(sealedRecordHeader);
    const photo = readPhoto(parse(text));
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

/** Writes the backups again of photos whose seal has changed. */
export async function resealPhotoBackups(photos: readonly StoredPhoto[]): Promise<void> {
  const backups = await readBackups();
  for (const photo of photos) {
    const backup = backups.find((one) => one.photo.id === photo.id);
    if (!backup || (backup.response.headers.get(keyHeader) ?? undefined) === photoKeyId(photo)) continue;
    await backUpPhotos([photo]);
    const isStill = await withDatabase((database) => database.getKey('photos', photo.id));
    if (isStill === undefined) await deletePhotoBackups(photo.holder, photo.id);
  }
}
