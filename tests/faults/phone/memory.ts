import type { Page } from '@playwright/test';
import type { Letter } from '../../../src/device/outbox/letter.ts';
import { readStore } from '../../browser/support/storage.ts';

/** The phone's own records, read past the product's code. */
export const outboxOn = (page: Page) => readStore(page, 'outbox') as Promise<Letter[]>;

/** Waits for nothing more: the server has it, or another letter has taken its place. */
export const isOver = ({ state, supersededBy }: Letter) => state === 'sent' || supersededBy !== null;

/** The second copies of what was not sent. What is none is passed over: a kill may leave the blank that asks for room. */
export function copiesOn(page: Page): Promise<Letter[]> {
  return page.evaluate(async () => {
    const cache = await caches.open('letters');
    const copies = (await cache.keys()).map(async (key) => (await cache.match(key))?.json().catch(() => undefined));
    return (await Promise.all(copies)).filter(Boolean);
  });
}

export async function whoIsIn(page: Page): Promise<string | undefined> {
  const records = (await readStore(page, 'session')) as { user?: { id: string } }[];
  return records.find((record) => record.user)?.user?.id;
}
