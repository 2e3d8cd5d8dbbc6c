import { finishTransaction, withDatabase } from '../database.ts';
import { isSealedBytes, openBytes, type SealedBytes, sealBytes } from '../sealing/sealed.ts';
import { type Photo, readPhoto, type StoredPhoto } from './photo.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Content = { thumbnail?: StoredPhoto['thumbnail'] | undefined; bytes: unknown };

/** Picture and bytes as they are stored; without a key as they are. */
export async function sealContent(
  { thumbnail, bytes }: { thumbnail?: Bytes | undefined; bytes: Bytes | undefined },
  keyId: string | undefined,
): Promise<{ thumbnail?: Bytes | SealedBytes; bytes: Bytes | SealedBytes | undefined }> {
  if (keyId === undefined) return { ...(thumbnail && { thumbnail }), bytes };
  return {
    thumbnail: await sealBytes(keyId, thumbnail ?? new Uint8Array()),
    bytes: bytes && (await sealBytes(keyId, bytes)),
  };
}

async function openContent({ thumbnail, bytes }: Content) {
  return {
    thumbnail: isSealedBytes(thumbnail) ? await openPicture(thumbnail) : thumbnail,
    bytes: isSealedBytes(bytes) ? await openBytes(bytes) : (bytes as Bytes | undefined),
  };
}

/** One that was restored from its backup has none. */
async function openPicture(thumbnail: SealedBytes): Promise<Bytes | undefined> {
  const bytes = thumbnail.sealed.length > 0 ? await openBytes(thumbnail) : thumbnail.sealed;
  return bytes.length > 0 ? (bytes as Bytes) : undefined;
}

/** For display. While it is locked, the photo has no picture. */
export async function openThumbnail(photo: StoredPhoto): Promise<Photo> {
  const { thumbnail, ...rest } = photo;
  if (!isSealedBytes(thumbnail)) return photo as Photo;
  const picture = await openPicture(thumbnail).catch(() => undefined);
  return { ...rest, ...(picture && { thumbnail: picture }) };
}

/** The key that a stored photo is sealed with. */
export const photoKeyId = ({ thumbnail }: Pick<StoredPhoto, 'thumbnail'>): string | undefined =>
  isSealedBytes(thumbnail) ? thumbnail.by : undefined;

/** Seals a stored photo with another key, or opens it, in one transaction. Does nothing if it was changed meanwhile. */
export async function resealPhoto(id: string, keyIdFor: (photo: StoredPhoto) => string | undefined): Promise<void> {
  const [record, bytes] = await withDatabase(async (database) => {
    const transaction = database.transaction(['photos', 'photoBytes']);
    return Promise.all([transaction.objectStore('photos').get(id), transaction.objectStore('photoBytes').get(id)]);
  });
  const photo = readPhoto(record);
  if (!photo || photoKeyId(photo) === keyIdFor(photo)) return;
  const content = await sealContent(await openContent({ thumbnail: photo.thumbnail, bytes }), keyIdFor(photo));
  await withDatabase(async (database) => {
    const transaction = database.transaction(['photos', 'photoBytes'], 'readwrite', { durability: 'strict' });
    const [photos, photoBytes] = [transaction.objectStore('photos'), transaction.objectStore('photoBytes')];
    const now = readPhoto(await photos.get(id));
    const isSame = now && photoKeyId(now) === photoKeyId(photo) && keyIdFor(now) === keyIdFor(photo);
    const hasBytes = (await photoBytes.getKey(id)) !== undefined;
    const { thumbnail: _, ...rest } = now ?? photo;
    await finishTransaction(transaction, [
      isSame && photos.put({ ...rest, ...(content.thumbnail && { thumbnail: content.thumbnail }) }),
      isSame && hasBytes && content.bytes && photoBytes.put(content.bytes, id),
    ]);
  });
}

/** Before a draft's photos become those of a letter: the worker has no other key than the shared one. */
export async function sealForSending(ids: readonly string[], keyId: string): Promise<void> {
  for (const id of ids) await resealPhoto(id, () => keyId);
}
