import * as v from 'valibot';
import { keyOf } from './keys.ts';

/** Encrypted with the key that `by` names, by AES-GCM; its initialization vector comes first. */
export const sealedText = v.object({ by: v.string(), sealed: v.string() });
export type SealedText = v.InferOutput<typeof sealedText>;
export const sealedBytes = v.object({ by: v.string(), sealed: v.instance(Uint8Array) });
export type SealedBytes = v.InferOutput<typeof sealedBytes>;

export const isSealedText = (content: unknown): content is SealedText => v.is(sealedText, content);
export const isSealedBytes = (content: unknown): content is SealedBytes => v.is(sealedBytes, content);

/** The app is locked, or the PIN was forgotten. */
export class KeyMissing extends Error {
  override readonly name = 'KeyMissing';
}

async function existingKey(id: string): Promise<CryptoKey> {
  const key = await keyOf(id);
  if (!key) throw new KeyMissing(`There is no key "${id}".`);
  return key;
}

const vectorBytes = 12;

export async function encrypt(bytes: Uint8Array<ArrayBuffer>, key: CryptoKey): Promise<Uint8Array<ArrayBuffer>> {
  const iv = crypto.getRandomValues(new Uint8Array(vectorBytes));
  const content = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes);
  const sealed = new Uint8Array(vectorBytes + content.byteLength);
  sealed.set(iv);
  sealed.set(new Uint8Array(content), vectorBytes);
  return sealed;
}

/** Rejects with a wrong key. */
export async function decrypt(sealed: Uint8Array<ArrayBuffer>, key: CryptoKey): Promise<Uint8Array<ArrayBuffer>> {
  const iv = sealed.subarray(0, vectorBytes);
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed.subarray(vectorBytes)));
}

export async function sealBytes(by: string, bytes: Uint8Array<ArrayBuffer>): Promise<SealedBytes> {
  return { by, sealed: await encrypt(bytes, await existingKey(by)) };
}

export async function openBytes({ by, sealed }: SealedBytes): Promise<Uint8Array<ArrayBuffer>> {
  return decrypt(sealed as Uint8Array<ArrayBuffer>, await existingKey(by));
}

/** As text, which a backup can hold as JSON. */
export async function sealText(by: string, text: string): Promise<SealedText> {
  const { sealed } = await sealBytes(by, new TextEncoder().encode(text));
  return { by, sealed: base64Of(sealed) };
}

export async function openText({ by, sealed }: SealedText): Promise<string> {
  return new TextDecoder().decode(await openBytes({ by, sealed: bytesOfBase64(sealed) }));
}

/** Without a key the content stays as it is. */
export const sealJson = async (by: string | undefined, content: unknown): Promise<unknown> =>
  by === undefined ? content : sealText(by, JSON.stringify(content));

export const openJson = async (content: unknown): Promise<unknown> =>
  isSealedText(content) ? JSON.parse(await openText(content)) : content;

export const base64Of = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
export const bytesOfBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
