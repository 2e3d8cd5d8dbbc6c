import { expect, test } from 'vitest';
import { readPresence, writePresence } from '../../../src/device/presence.ts';

function shelf() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

test('a hint comes back until it is taken away', () => {
  const storage = shelf();
  expect(readPresence(() => storage)).toBeUndefined();
  writePresence(() => storage, { role: 'premium', waiting: 3 });
  expect(readPresence(() => storage)).toEqual({ role: 'premium', waiting: 3 });
  writePresence(() => storage, undefined);
  expect(readPresence(() => storage)).toBeUndefined();
});

test.each(['', 'null', '[]', '{"role":"admin"}', '{"role":', '7'])('what is no hint is none: %s', (text) => {
  const storage = shelf();
  storage.setItem('presence', text);
  expect(readPresence(() => storage)).toBeUndefined();
});

test('a storage that refuses costs the hint and nothing else', () => {
  const refuse = () => {
    throw new DOMException('No room', 'QuotaExceededError');
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(() => writePresence(() => storage, { role: 'customer', waiting: 1 })).not.toThrow();
  expect(readPresence(() => storage)).toBeUndefined();
});
