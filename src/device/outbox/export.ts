import { brand } from '../../contract/brand.ts';
import { withDatabase } from '../database.ts';
import { bytesOf, photosOfOwner } from '../photos/store.ts';
import { base64Of, isSealedText, openText } from '../sealing/sealed.ts';

/** Exports all unsent letters and photos as JSON, including letters that this release cannot parse. */
export async function exportLetters(owner: string, now = new Date()): Promise<string> {
  const records: unknown[] = await withDatabase((database) => database.getAllFromIndex('outbox', 'owner', owner));
  const waiting = (records as Waiting[]).filter(({ state }) => state !== 'sent');
  const letters = await Promise.all(
    waiting.map(async ({ body, ...record }) => ({
      ...record,
      body: isSealedText(body) ? await openText(body).catch(() => body) : body,
    })),
  );
  const unsent = (await photosOfOwner(owner)).filter(({ state }) => state !== 'stored');
  const photos = await Promise.all(
    unsent.map(async ({ id, holder, type, size, sha256 }) => {
      const bytes = await bytesOf(id);
      return { holder, type, size, sha256, base64: bytes && base64Of(bytes) };
    }),
  );
  return JSON.stringify({ from: brand.name, exportedAt: now.toISOString(), letters, photos }, undefined, 2);
}

type Waiting = { state?: unknown; body?: unknown };
