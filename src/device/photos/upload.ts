import { sessionToSend } from '../abort-sending.ts';
import { announce } from '../channel.ts';
import { finishTransaction, isQuotaExceeded, withDatabase } from '../database.ts';
import { withLock } from '../lock.ts';
import { readLetter } from '../outbox/letter.ts';
import { keyOf } from '../sealing/keys.ts';
import { markRefused } from '../session.ts';
import { deletePhotoBackups, restorePhotosFromBackup } from './backup.ts';
import { pruneOldPhotos } from './delete.ts';
import { isHeldForWifi } from './metered.ts';
import { readPhoto, type StoredPhoto } from './photo.ts';
import { photoKeyId } from './seal.ts';
import { bytesOf, waitingPhotosOf } from './store.ts';
import { photoNetwork } from './tus.ts';
import { uploadPhotos } from './uploader.ts';

let running: Promise<void> | undefined;
let isWanted = false;

type How = {
  /** The network may just have come back. */
  ignoreBackoff: boolean;
  /** The customer wants it now, although photos should wait for Wi-Fi. */
  onAnyConnection?: boolean;
};

/** Uploads what waits, in one tab or the worker at a time. */
export async function uploadWaitingPhotos({ ignoreBackoff, onAnyConnection = false }: How): Promise<void> {
  if (!onAnyConnection && (await isHeldForWifi())) return;
  isWanted = true;
  running ??= runWanted(ignoreBackoff).finally(() => {
    running = undefined;
  });
  await running;
}

async function runWanted(ignoreBackoff: boolean): Promise<void> {
  while (isWanted) {
    isWanted = false;
    await withLock('photos', async () => {
      await restorePhotosFromBackup().catch(() => {});
      await pruneOldPhotos().catch(() => {});
      await uploadPhotos({
        waiting: photosToUpload,
        bytes: bytesOf,
        change: changePhoto,
        network: photoNetwork,
        session: sessionToSend,
        tokenRefused: markRefused,
        now: Date.now,
        random: Math.random,
        pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
        ignoreBackoff,
      });
    });
  }
}

/** Letters go first: the server takes a photo only for a letter that it has. */
async function photosToUpload(owner: string): Promise<StoredPhoto[]> {
  const photos = await waitingPhotosOf(owner);
  const letters = await withDatabase((database) => {
    const { store } = database.transaction('outbox');
    return Promise.all(photos.map(({ holder }) => store.get(holder)));
  });
  // A letter that is no longer kept was sent.
  const sent = photos.filter((_, at) => letters[at] === undefined || readLetter(letters[at])?.state === 'sent');
  const keys = await Promise.all(sent.map(async (photo) => isOpenable(photo)));
  return sent.filter((_, at) => keys[at]);
}

/** Otherwise it would look as if its bytes were lost. */
async function isOpenable(photo: StoredPhoto): Promise<boolean> {
  const keyId = photoKeyId(photo);
  return keyId === undefined || (await keyOf(keyId)) !== undefined;
}

/** Once the server has a photo, the phone keeps its thumbnail only. */
async function changePhoto({ id, holder }: StoredPhoto, changes: Partial<StoredPhoto>): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction(['photos', 'photoBytes'], 'readwrite');
    const photo = readPhoto(await transaction.objectStore('photos').get(id));
    await finishTransaction(transaction, [
      photo && transaction.objectStore('photos').put({ ...photo, ...changes }),
      changes.state === 'stored' && transaction.objectStore('photoBytes').delete(id),
    ]);
  }).catch((error: unknown) => {
    // Without room only the progress is lost: the server knows how much it has.
    if (!isQuotaExceeded(error)) throw error;
  });
  if (changes.state === 'stored') await deletePhotoBackups(holder, id).catch(() => {});
  announce('photos');
}
