import { type IDBPDatabase, openDB } from 'idb';

type Store = 'session' | 'drafts' | 'outbox' | 'answers';

async function withStored<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
  const database = await openDB('tenawas');
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** All records that the phone has stored in `store`. */
export const readStore = (store: Store): Promise<unknown[]> => withStored((database) => database.getAll(store));

export async function storedToken(): Promise<string | undefined> {
  const records = (await readStore('session')) as { token?: string }[];
  return records.find(({ token }) => token)?.token;
}

/** Replaces the stored token with an invalid one, without notifying any page. */
export const replaceToken = (token: string) =>
  withStored(async (database) => {
    await database.put('session', { ...(await database.get('session', 'token')), token }, 'token');
  });

/** Deletes the stored answers, so that a page has to fetch them again. */
export const clearAnswers = () => withStored((database) => database.clear('answers'));
