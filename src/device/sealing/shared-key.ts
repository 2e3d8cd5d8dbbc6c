import { finishTransaction, withDatabase } from '../database.ts';
import { exportKey, importKey, newDataKey, sharedKeyId, storedKeyOf } from './keys.ts';

// Should the browser lose its database, the second copies of unsent letters are of use only with this key. It is kept beside
// them, since localStorage reaches the disk seconds later than they do.
const cacheName = 'letter-key';
const address = '/letter-key';

const cache = (): Promise<Cache> | undefined => (globalThis.caches as CacheStorage | undefined)?.open(cacheName);

/** Once created it stays: letters may be sealed with it for months. Rejects where it cannot be stored. */
export async function ensureSharedKey(): Promise<void> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  // Otherwise two tabs at once could leave the key of one and the copy of the other.
  await (locks ? locks.request('letter-key', createSharedKey) : createSharedKey());
}

async function createSharedKey(): Promise<void> {
  await restoreSharedKey();
  if (await withDatabase((database) => database.get('session', storedKeyOf(sharedKeyId)))) return;
  const bytes = await exportKey(await newDataKey());
  await (await cache())?.put(address, new Response(bytes));
  await storeKey((await readCopy()) ?? bytes);
}

/** After the browser has lost its database. */
export async function restoreSharedKey(): Promise<void> {
  const copy = await readCopy();
  if (copy) await storeKey(copy);
}

async function readCopy(): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const copy = await (await cache())?.match(address);
  return copy && new Uint8Array(await copy.arrayBuffer());
}

/** Unless there is one, such as one that another tab has just created. */
async function storeKey(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const key = await importKey(bytes);
  const name = storedKeyOf(sharedKeyId);
  await withDatabase(async (database) => {
    const transaction = database.transaction('session', 'readwrite', { durability: 'strict' });
    const isMissing = (await transaction.store.get(name)) === undefined;
    await finishTransaction(transaction, [isMissing && transaction.store.put(key, name)]);
  });
}
