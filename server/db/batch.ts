type Pending<K, V> = { key: K; resolve: (value: V) => void; reject: (error: unknown) => void };

/** Collects the calls of one event loop turn into one call of `loadAll`, which returns a value for each key in order. */
export function batch<K, V>(loadAll: (keys: K[]) => Promise<V[]>): (key: K) => Promise<V> {
  let pending: Pending<K, V>[] = [];

  async function flush() {
    const all = pending;
    pending = [];
    try {
      const values = await loadAll(all.map(({ key }) => key));
      all.forEach(({ resolve }, index) => {
        resolve(values[index] as V);
      });
    } catch (error) {
      for (const { reject } of all) reject(error);
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      if (pending.length === 0) setImmediate(() => void flush());
      pending.push({ key, resolve, reject });
    });
}
