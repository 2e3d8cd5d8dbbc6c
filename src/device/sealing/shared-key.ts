import { finishTransaction, withDatabase } from '../database.ts';
import { exportKey, importKey, newDataKey, sharedKeyId, storedKeyOf } from './keys.ts';
import { base64Of, bytesOfBase64 } from './sealed.ts';

/** localStorage, which a browser keeps apart from IndexedDB. A function, since accessing it may throw. */
export type KeyStorage = () => { getItem(key: string): string | null; setItem(key: string, value: string): void };

// Should the browser lose its database, the second copies of unsent letters are of use only with this key.
const copyName = 'letter-key';

/** Once created it stays: letters may be sealed with it for months. Rejects where it cannot be stored. */
export async function ensureSharedKey(storage: KeyStorage): Promise<void> {
  await restoreSharedKey(storage);
  const address = storedKeyOf(sharedKeyId);
  if (await withDatabase((database) => database.get('session', address))) return;
  const key = await newDataKey();
  storage().setItem(copyName, base64Of(await exportKey(key)));
  await restoreSharedKey(storage);
}

/** After the browser has lost its database. */
export async function restoreSharedKey(storage: KeyStorage): Promise<void> {
  const copy = readCopy(storage);
  if (copy) await storeKey(bytesOfBase64(copy));
}

function readCopy(storage: KeyStorage): string | undefined {
  try {
    return storage().getItem(copyName) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Unless there is one, such as one that another tab has just created. */
async function storeKey(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const key = await importKey(bytes);
  const address = storedKeyOf(sharedKeyId);
  await withDatabase(async (database) => {
    const transaction = database.transaction('session', 'readwrite', { durability: 'strict' });
    const isMissing = (await transaction.store.get(address)) === undefined;
    await finishTransaction(transaction, [isMissing && transaction.store.put(key, address)]);
  });
}
