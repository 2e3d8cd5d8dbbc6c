import { expect, test } from 'vitest';
import { readSessionHint, writeSessionHint } from '../../../src/device/session-hint.ts';

function createStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

test('a hint comes back until it is taken away', () => {
  const storage = createStorage();
  expect(readSessionHint(() => storage)).toBeUndefined();
  writeSessionHint(() => storage, { role: 'premium', waiting: 3 });
  expect(readSessionHint(() => storage)).toEqual({ role: 'premium', waiting: 3 });
  writeSessionHint(() => storage, undefined);
  expect(readSessionHint(() => storage)).toBeUndefined();
});

test.each(['', 'null', '[]', '{"role":"admin"}', '{"role":', '7'])('what is no hint is none: %s', (text) => {
  const storage = createStorage();
  storage.setItem('presence', text);
  expect(readSessionHint(() => storage)).toBeUndefined();
});

test('a storage that refuses costs the hint and nothing else', () => {
  const throwQuotaError = () => {
    throw new DOMException('No room', 'QuotaExceededError');
  };
  const storage = { getItem: throwQuotaError, setItem: throwQuotaError, removeItem: throwQuotaError };
  expect(() => writeSessionHint(() => storage, { role: 'customer', waiting: 1 })).not.toThrow();
  expect(readSessionHint(() => storage)).toBeUndefined();
});
