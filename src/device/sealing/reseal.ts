import { finishTransaction, withDatabase } from '../database.ts';
import { addBackups, backupIds, isFinished, readBackups, restoreFromBackup } from '../outbox/backup.ts';
import { readLetter, type StoredLetter } from '../outbox/letter.ts';
import { resealPhotoBackups, restorePhotosFromBackup } from '../photos/backup.ts';
import type { StoredPhoto } from '../photos/photo.ts';
import { resealPhoto } from '../photos/seal.ts';
import { storedPhotosOf } from '../photos/store.ts';
import { resealSession } from '../session.ts';
import { ownKeyId, pinStateOf, sendingKeyId } from './pin-record.ts';
import { isSealedText, openText, type SealedText, sealText } from './sealed.ts';

/**
 * Seals everything that is stored of a customer with the key that it should have now, or opens it where there is no
 * PIN any more. Each record is replaced by itself and says how it is sealed, so killed at any point all of it can still
 * be read, and the next time goes on. Does nothing while locked.
 */
export async function reseal(owner: string): Promise<void> {
  if ((await pinStateOf(owner)) === 'locked') return;
  const own = await ownKeyId(owner);
  const sending = await sendingKeyId(owner);
  const failures: unknown[] = [];
  const attempt = (work: Promise<void>) => work.catch((error: unknown) => void failures.push(error));

  await attempt(resealSession());
  // First, so that lost letters are sealed too, and copies that are no longer needed are gone.
  await attempt(restoreFromBackup());
  await attempt(restorePhotosFromBackup());
  for (const store of ['drafts', 'answers', 'outbox'] as const) {
    for (const key of await keysIn(store, owner)) {
      await attempt(resealField(store, key, (record) => (isToBeSent(store, record) ? sending : own)));
    }
  }
  const photoKeyFor = ({ state }: StoredPhoto) => (state === 'waiting' ? sending : own);
  for (const { id } of await storedPhotosOf(owner)) await attempt(resealPhoto(id, photoKeyFor));
  await attempt(resealBackups(owner, sending));
  await attempt(resealPhotoBackups((await storedPhotosOf(owner)).filter(({ state }) => state === 'waiting')));
  if (failures.length > 0) throw failures[0];
}

type TextStore = 'drafts' | 'answers' | 'outbox';
const contentOf = { drafts: 'fields', answers: 'answer', outbox: 'body' } as const;
type TextRecord = { owner: string; state?: string } & Record<string, unknown>;
type Key = Parameters<typeof IDBKeyRange.only>[0];

const isToBeSent = (store: TextStore, { state }: TextRecord) => store === 'outbox' && state !== 'sent';

const keysIn = (store: TextStore, owner: string): Promise<Key[]> =>
  withDatabase(async (database) => {
    if (store === 'drafts') return database.getAllKeys(store, IDBKeyRange.bound([owner], [owner, []]));
    if (store === 'outbox') return database.getAllKeysFromIndex(store, 'owner', owner);
    return (await database.getAllKeys(store)).filter(([, of]) => of === owner);
  });

const keyIdOf = (content: unknown) => (isSealedText(content) ? content.by : undefined);

async function resealField(
  store: TextStore,
  key: Key,
  keyIdFor: (record: TextRecord) => string | undefined,
): Promise<void> {
  const field = contentOf[store];
  const record = (await withDatabase((database) => database.get(store, key))) as TextRecord | undefined;
  if (!record || keyIdOf(record[field]) === keyIdFor(record)) return;
  // A letter's body is text; the content of the others is any JSON.
  const isText = store === 'outbox';
  const content = isSealedText(record[field]) ? await contentIn(record[field], isText) : record[field];
  const text = isText ? String(content) : JSON.stringify(content);
  const keyId = keyIdFor(record);
  const changed = keyId === undefined ? content : await sealText(keyId, text);
  await withDatabase(async (database) => {
    const transaction = database.transaction(store, 'readwrite', { durability: 'strict' });
    const now = (await transaction.store.get(key)) as TextRecord | undefined;
    // A tab that has changed the content meanwhile has sealed it as well.
    const isSame =
      now && JSON.stringify(now[field]) === JSON.stringify(record[field]) && keyIdFor(now) === keyIdFor(record);
    await finishTransaction(transaction, [isSame && transaction.store.put({ ...now, [field]: changed })]);
  });
}

async function contentIn(sealed: SealedText, isText: boolean): Promise<unknown> {
  const text = await openText(sealed);
  return isText ? text : JSON.parse(text);
}

/** The letter is the one to copy, since its backup is older. */
async function resealBackups(owner: string, keyId: string | undefined): Promise<void> {
  const backups = await readBackups(await backupIds());
  const wrong = backups.filter((letter) => letter.owner === owner && keyIdOf(letter.body) !== keyId);
  const letters = await Promise.all(
    wrong.map(async ({ id }) => readLetter(await withDatabase((database) => database.get('outbox', id)))),
  );
  const isKept = (letter: StoredLetter | undefined): letter is StoredLetter =>
    letter !== undefined && !isFinished(letter);
  await addBackups(letters.filter(isKept));
}
