import * as v from 'valibot';
import { withDatabase } from '../database.ts';
import { isUnlocked, sharedKeyId } from './keys.ts';

/** What is stored while a customer has a PIN on this phone. */
const schema = v.object({
  /** The id of the key that everything of the customer is sealed with, unless it waits to be sent. */
  keyId: v.string(),
  /** That key, encrypted with one that is derived from the PIN. */
  wrapped: v.instance(Uint8Array),
  salt: v.instance(Uint8Array),
  iterations: v.number(),
  /** How many wrong PINs in a row. */
  wrong: v.number(),
  /** After several wrong PINs, when the next may be tried. */
  nextTryAt: v.number(),
});
export type PinRecord = v.InferOutput<typeof schema>;

export const pinRecordKey = (owner: string) => `pin:${owner}`;

export function readPinRecord(stored: unknown): PinRecord | undefined {
  const parsed = v.safeParse(schema, stored);
  return parsed.success ? parsed.output : undefined;
}

let known: { owner: string; keyId: string | undefined } | undefined;

/** Reads again whether the customer has a PIN on this phone. */
export async function refreshPin(owner: string): Promise<void> {
  const stored = await withDatabase((database) => database.get('session', pinRecordKey(owner)));
  known = { owner, keyId: readPinRecord(stored)?.keyId };
}

async function pinKeyId(owner: string): Promise<string | undefined> {
  if (known?.owner !== owner) await refreshPin(owner);
  return known?.keyId;
}

/** `locked`: there is a PIN that has not been entered in this tab. */
export async function pinStateOf(owner: string): Promise<'none' | 'unlocked' | 'locked'> {
  const id = await pinKeyId(owner);
  if (id === undefined) return 'none';
  return isUnlocked(id) ? 'unlocked' : 'locked';
}

/** The key for what is not sent. `undefined` without a PIN; while locked it is the shared one, until the PIN is entered. */
export async function ownKeyId(owner: string): Promise<string | undefined> {
  const id = await pinKeyId(owner);
  return id === undefined || isUnlocked(id) ? id : sharedKeyId;
}

/** The key for what is sent, also while the app is locked. */
export const sendingKeyId = async (owner: string): Promise<string | undefined> =>
  (await pinKeyId(owner)) && sharedKeyId;
