import { announce } from '../channel.ts';
import { finishTransaction, isQuotaExceeded, withDatabase } from '../database.ts';
import { stillAhead } from '../outbox/backoff.ts';
import { fullPhoneTries } from './full-phone-tries.ts';
import { exportKey, importKey, keepInMemory, newDataKey, storedKeyOf } from './keys.ts';
import { type PinRecord, pinRecordKey, readPinRecord, refreshPin } from './pin-record.ts';
import { decrypt, encrypt } from './sealed.ts';
import { ensureSharedKey } from './shared-key.ts';

/** 0.1 s on a computer, and less than a second on a phone whose processor has no instructions for SHA-256. */
export const pinIterations = 300_000;
export const mostWrongPins = 10;

const second = 1_000;
const longestDelay = 8 * 60 * second;
/** From the fifth wrong PIN on: half a minute, then twice as long each time. */
const delayAfter = (wrong: number) => (wrong < 5 ? 0 : Math.min(longestDelay, 30 * second * 2 ** (wrong - 5)));

async function keyOfPin(pin: string, { salt, iterations }: Pick<PinRecord, 'salt' | 'iterations'>): Promise<CryptoKey> {
  const digits = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveKey']);
  const stretching = { name: 'PBKDF2', hash: 'SHA-256', salt: salt as Uint8Array<ArrayBuffer>, iterations };
  const uses: KeyUsage[] = ['encrypt', 'decrypt'];
  return crypto.subtle.deriveKey(stretching, digits, { name: 'AES-GCM', length: 256 }, false, uses);
}

async function wrap(keyId: string, dataKey: Uint8Array<ArrayBuffer>, pin: string, iterations: number) {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const wrapped = await encrypt(dataKey, await keyOfPin(pin, { salt, iterations }));
  return { keyId, wrapped, salt, iterations, wrong: 0, nextTryAt: 0 } satisfies PinRecord;
}

/** Afterwards everything that is stored has to be sealed, by `reseal`. */
export async function setPin(owner: string, pin: string, iterations = pinIterations): Promise<void> {
  await ensureSharedKey();
  const dataKey = await exportKey(await newDataKey());
  const record = await wrap(crypto.randomUUID(), dataKey, pin, iterations);
  const key = await importKey(dataKey);
  const isSet = await withDatabase(async (database) => {
    const transaction = database.transaction('session', 'readwrite', { durability: 'strict' });
    // Another tab may have set one meanwhile.
    const isNew = (await transaction.store.get(pinRecordKey(owner))) === undefined;
    await finishTransaction(transaction, [isNew && transaction.store.put(record, pinRecordKey(owner))]);
    return isNew;
  });
  if (isSet) keepInMemory(record.keyId, key);
  await refreshPin(owner);
  announce('session');
}

/** `wait`: until then no PIN is tried. `used-up`: there were ten wrong ones, after which the caller forgets. */
export type PinResult =
  | { kind: 'right'; record: PinRecord; dataKey: Uint8Array<ArrayBuffer> }
  | { kind: 'wrong'; left: number; nextTryAt: number }
  | { kind: 'wait'; nextTryAt: number }
  | { kind: 'used-up' }
  | { kind: 'no-pin' };

export async function tryPin(owner: string, pin: string, now = Date.now()): Promise<PinResult> {
  const taken = await countTry(owner, now);
  if (taken.kind !== 'taken') return taken;
  const { record } = taken;
  const key = await keyOfPin(pin, record);
  const dataKey = await decrypt(record.wrapped as Uint8Array<ArrayBuffer>, key).catch(() => undefined);
  if (dataKey) {
    await changeRecord(owner, record.keyId, (stored) => ({ ...stored, wrong: 0, nextTryAt: 0 })).catch(ignoreFullPhone);
    fullPhoneTries.forget();
    return { kind: 'right', record, dataKey };
  }
  const left = mostWrongPins - record.wrong;
  return left > 0 ? { kind: 'wrong', left, nextTryAt: record.nextTryAt } : { kind: 'used-up' };
}

type Taken = { kind: 'taken'; record: PinRecord };

/** Counts the try before it is made, so that closing the page in between does not save it. */
async function countTry(owner: string, now: number): Promise<Taken | Exclude<PinResult, { kind: 'right' | 'wrong' }>> {
  return withDatabase(async (database) => {
    const transaction = database.transaction('session', 'readwrite', { durability: 'strict' });
    const inDatabase = readPinRecord(await transaction.store.get(pinRecordKey(owner)));
    if (!inDatabase) return { kind: 'no-pin' };
    const stored = { ...inDatabase, ...fullPhoneTries.after(inDatabase) };
    if (stored.wrong >= mostWrongPins) return { kind: 'used-up' };
    if (stillAhead(stored.nextTryAt, now, longestDelay)) return { kind: 'wait', nextTryAt: stored.nextTryAt };
    const wrong = stored.wrong + 1;
    const record = { ...stored, wrong, nextTryAt: delayAfter(wrong) && now + delayAfter(wrong) };
    try {
      await finishTransaction(transaction, [transaction.store.put(record, pinRecordKey(owner))]);
    } catch (error) {
      // A phone without room must not lock its owner out.
      if (!isQuotaExceeded(error)) throw error;
      fullPhoneTries.count(record);
    }
    return { kind: 'taken', record };
  });
}

function ignoreFullPhone(error: unknown): void {
  if (!isQuotaExceeded(error)) throw error;
}

async function changeRecord(owner: string, keyId: string, change: (stored: PinRecord) => PinRecord): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction('session', 'readwrite', { durability: 'strict' });
    const stored = readPinRecord(await transaction.store.get(pinRecordKey(owner)));
    const isSame = stored?.keyId === keyId;
    await finishTransaction(transaction, [isSame && transaction.store.put(change(stored), pinRecordKey(owner))]);
  });
}

export async function unlock(owner: string, pin: string): Promise<PinResult> {
  const result = await tryPin(owner, pin);
  if (result.kind !== 'right') return result;
  keepInMemory(result.record.keyId, await importKey(result.dataKey));
  await refreshPin(owner);
  return result;
}

/** The key of the data stays the same, so nothing else is written. */
export async function changePin(owner: string, pin: string, newPin: string): Promise<PinResult> {
  const result = await tryPin(owner, pin);
  if (result.kind !== 'right') return result;
  const { keyId, iterations } = result.record;
  const record = await wrap(keyId, result.dataKey, newPin, iterations);
  await changeRecord(owner, keyId, () => record);
  return result;
}

/** From then on the key is stored, so that everything can be read without the PIN; `reseal` opens it in its own time. */
export async function removePin(owner: string, pin: string): Promise<PinResult> {
  const result = await tryPin(owner, pin);
  if (result.kind !== 'right') return result;
  const { keyId } = result.record;
  const key = await importKey(result.dataKey);
  await withDatabase(async (database) => {
    const transaction = database.transaction('session', 'readwrite', { durability: 'strict' });
    await finishTransaction(transaction, [
      transaction.store.put(key, storedKeyOf(keyId)),
      transaction.store.delete(pinRecordKey(owner)),
    ]);
  });
  await refreshPin(owner);
  announce('session');
  return result;
}
