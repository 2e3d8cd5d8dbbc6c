import type { Page } from '@playwright/test';

type Place = { store: 'session' | 'drafts' | 'outbox' | 'answers' | 'photos' | 'photoBytes'; key?: IDBValidKey };

/** All records of an IndexedDB store; empty if there is no database, which is not created. */
export function readStore(page: Page, store: Place['store']): Promise<unknown[]> {
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

/** Replaces the stored token with an invalid one. */
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

/** Deletes the stored answers, so that a page has to fetch them again. */
export const clearAnswers = (page: Page): Promise<void> =>
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

export async function storedToken(page: Page): Promise<string | undefined> {
  const records = (await readStore(page, 'session')) as { token?: string }[];
  return records.find(({ token }) => token)?.token;
}

/** The paths of all cached requests. */
export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(requests)).flat().map(({ url }) => new URL(url).pathname);
  });
