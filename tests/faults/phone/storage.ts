import type { Page } from '@playwright/test';
import type { Letter } from '../../../src/device/outbox/letter.ts';
import { readStore } from '../../browser/support/storage.ts';

/** Reads the phone's records without the product's code. */
export const readOutbox = (page: Page) => readStore(page, 'outbox') as Promise<Letter[]>;

/** No longer to be sent: it was received or superseded. */
export const isFinished = ({ state, supersededBy }: Letter) => state === 'sent' || supersededBy !== null;

/** The backups of unsent letters. Skips the empty entry that a kill during the quota check may leave. */
export function readBackups(page: Page): Promise<Letter[]> {
  return page.evaluate(async () => {
    const cache = await caches.open('letters');
    const backups = (await cache.keys()).map(async (key) => (await cache.match(key))?.json().catch(() => undefined));
    return (await Promise.all(backups)).filter(Boolean);
  });
}

export async function loggedInCustomer(page: Page): Promise<string | undefined> {
  const records = (await readStore(page, 'session')) as { user?: { id: string } }[];
  return records.find((record) => record.user)?.user?.id;
}

type WaitingPhoto = { owner: string; state: string };

/** Of submitted claims, whose bytes the server does not have yet; also those that have yet to be restored from their backup. */
export async function readWaitingPhotos(page: Page): Promise<WaitingPhoto[]> {
  const stored = (await readStore(page, 'photos')) as (WaitingPhoto & { id: string })[];
  const backups = await page.evaluate(async () => {
    const cache = await caches.open('photos');
    const records = (await cache.keys()).map(async (key) => (await cache.match(key))?.headers);
    return (await Promise.all(records)).map((headers) =>
      JSON.parse(headers?.get('x-photo') ?? headers?.get('x-sealed-photo') ?? '{}'),
    );
  });
  const ids = new Set(stored.map(({ id }) => id));
  return [...stored, ...backups.filter(({ id }) => !ids.has(id))].filter(({ state }) => state === 'waiting');
}
