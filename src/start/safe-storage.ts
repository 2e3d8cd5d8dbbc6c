/** Naming a storage is enough to fail where the browser is told to keep nothing; a page that is read does without. */
export function inStorage<T>(name: 'localStorage' | 'sessionStorage', work: (storage: Storage) => T): T | undefined {
  try {
    return work(window[name]);
  } catch {
    return undefined;
  }
}
