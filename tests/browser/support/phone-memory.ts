import type { Page } from '@playwright/test';

type Place = { store: 'session' | 'drafts' | 'outbox' | 'answers'; key?: IDBValidKey };

/** Everything in a store of the phone's database, as it stands. Nothing where there is none: to look makes none. */
export function inStore(page: Page, store: Place['store']): Promise<unknown[]> {
  return page.evaluate(async (name) => {
    const database = await new Promise<IDBDatabase | undefined>((done, failed) => {
      const opening = indexedDB.open('tenawas');
      let isNew = false;
      opening.onupgradeneeded = () => {
        isNew = true;
        opening.transaction?.abort();
      };
      opening.onsuccess = () => done(opening.result);
      opening.onerror = () => (isNew ? done(undefined) : failed(opening.error));
    });
    if (!database) return [];
    try {
      return await new Promise<unknown[]>((done, failed) => {
        const reading = database.transaction(name).objectStore(name).getAll();
        reading.onsuccess = () => done(reading.result);
        reading.onerror = () => failed(reading.error);
      });
    } finally {
      database.close();
    }
  }, store);
}

/** Puts another token in the place of the one that is kept: one that a test has made worse. */
export function replaceToken(page: Page, token: string): Promise<void> {
  return page.evaluate(async (replacing) => {
    const database = await new Promise<IDBDatabase>((done, failed) => {
      const opening = indexedDB.open('tenawas');
      opening.onsuccess = () => done(opening.result);
      opening.onerror = () => failed(opening.error);
    });
    const transaction = database.transaction('session', 'readwrite');
    const store = transaction.objectStore('session');
    const reading = store.get('token');
    reading.onsuccess = () => store.put({ ...reading.result, token: replacing }, 'token');
    await new Promise<void>((done, failed) => {
      transaction.oncomplete = () => done();
      transaction.onerror = () => failed(transaction.error);
    });
    database.close();
  }, token);
}

/** What the server said last is gone from the phone: a page has to wait for it again. */
export const forgetAnswers = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((done, failed) => {
        const opening = indexedDB.open('tenawas');
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const clearing = opening.result.transaction('answers', 'readwrite');
          clearing.objectStore('answers').clear();
          clearing.onerror = () => failed(clearing.error);
          clearing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
  );

export async function keptToken(page: Page): Promise<string | undefined> {
  const records = (await inStore(page, 'session')) as { token?: string }[];
  return records.find(({ token }) => token)?.token;
}

/** The addresses of all that the worker keeps. */
export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const kept = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(kept)).flat().map(({ url }) => new URL(url).pathname);
  });
