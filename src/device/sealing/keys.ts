import { withDatabase } from '../database.ts';

/**
 * The key that page and worker share. It seals what has to be sent while the app is locked, and whatever is written at
 * the moment of locking.
 */
export const sharedKeyId = 'shared';

export const storedKeyOf = (id: string) => `key:${id}`;

/** The key that the PIN unlocks, in the memory of this tab only. */
let unlocked: { id: string; key: CryptoKey } | undefined;

export const isUnlocked = (id: string) => unlocked?.id === id;

export function keepInMemory(id: string, key: CryptoKey): void {
  unlocked = { id, key };
}

export function dropFromMemory(): void {
  unlocked = undefined;
}

/** Whether anything may be sealed on this phone. */
export const hasStoredKeys = async (): Promise<boolean> =>
  (await withDatabase((database) => database.count('session', IDBKeyRange.bound(storedKeyOf(''), 'key;')))) > 0;

/** The keys of PINs that were turned off are stored, so that what a sleeping tab writes with one can still be read. */
export async function keyOf(id: string): Promise<CryptoKey | undefined> {
  if (unlocked?.id === id) return unlocked.key;
  const stored = await withDatabase((database) => database.get('session', storedKeyOf(id)));
  return stored instanceof CryptoKey ? stored : undefined;
}

const algorithm = { name: 'AES-GCM', length: 256 };
const uses: KeyUsage[] = ['encrypt', 'decrypt'];

export const newDataKey = () => crypto.subtle.generateKey(algorithm, true, uses);
export const exportKey = async (key: CryptoKey) => new Uint8Array(await crypto.subtle.exportKey('raw', key));
/** As one that no script can read. */
export const importKey = (bytes: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', bytes, algorithm, false, uses);
