import { brand } from '../../contract/brand.ts';
import { withDatabase } from '../database.ts';
import { bytesOf, photosOfOwner } from '../photos/store.ts';

/** Exports all unsent letters and photos as JSON, including letters that this release cannot parse. */
export async function exportLetters(owner: string, now = new Date()): Promise<string> {
  const records: unknown[] = await withDatabase((database) => database.getAllFromIndex('outbox', 'owner', owner));
  const letters = records.filter((record) => (record as { state?: unknown }).state !== 'sent');
  const unsent = (await photosOfOwner(owner)).filter(({ state }) => state !== 'stored');
  const photos = await Promise.all(
    unsent.map(async ({ id, holder, type, size, sha256 }) => {
      const bytes = await bytesOf(id);
      return { holder, type, size, sha256, base64: bytes && base64Of(bytes) };
    }),
  );
  return JSON.stringify({ from: brand.name, exportedAt: now.toISOString(), letters, photos }, undefined, 2);
}

const base64Of = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
