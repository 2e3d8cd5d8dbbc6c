/** Accessing `window.localStorage` throws when the browser blocks site data; the page then works without it. */
export function withStorage<T>(
  name: 'localStorage' | 'sessionStorage',
  callback: (storage: Storage) => T,
): T | undefined {
  try {
    return callback(window[name]);
  } catch {
    return undefined;
  }
}
