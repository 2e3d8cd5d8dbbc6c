import { channel } from 'node:diagnostics_channel';

/** `startedAt` and `milliseconds` include the wait for a connection. The text has no values, which are parameters. */
export type ObservedQuery = { text: string; startedAt: number; milliseconds: number; failed: boolean };

const name = 'tenawas:query';
const queries = channel(name);

/** Calls `listener` after each query, in the scope of the one who made it. Returns a function that ends it. */
export function onQuery(listener: (query: ObservedQuery) => void): () => void {
  const receive = (message: unknown) => listener(message as ObservedQuery);
  queries.subscribe(receive);
  return () => queries.unsubscribe(receive);
}

/** The client of a database, or a transaction of it, whose queries are told to `onQuery`. `afterEach` is awaited after a query. */
export function observed<C extends object>(client: C, afterEach?: () => Promise<void>): C {
  return new Proxy(client, {
    get(target, property) {
      const value = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      if (property === 'query')
        return (...args: unknown[]) => observe(args[0], () => value.apply(target, args)).finally(afterEach);
      // A connection of a pool of PostgreSQL, and a transaction of PGlite.
      if (property === 'connect') return async () => observed(await value.call(target), afterEach);
      if (property === 'transaction')
        return (work: (transaction: object) => unknown) =>
          value.call(target, (transaction: object) => work(observed(transaction, afterEach)));
      return value.bind(target);
    },
  });
}

async function observe(query: unknown, run: () => Promise<unknown>): Promise<unknown> {
  if (!queries.hasSubscribers) return run();
  const startedAt = Date.now();
  const start = performance.now();
  let failed = true;
  try {
    const result = await run();
    failed = false;
    return result;
  } finally {
    const text = typeof query === 'string' ? query : (query as { text: string }).text;
    queries.publish({ text, startedAt, milliseconds: performance.now() - start, failed } satisfies ObservedQuery);
  }
}

const writes = /(?:^|\()\s*(insert|update|delete)\s+(?:into\s+|from\s+)?"?(\w+)/i;
const reads = /^\s*(\w+)\b(?:.*?\b(?:from|join)\s+"?(\w+))?/is;

/** What a query does, and to which table first: `insert letters` also where that is a part of a longer statement. */
export function nameOf(text: string): string {
  const [, verb = 'query', table] = writes.exec(text) ?? reads.exec(text) ?? [];
  return [verb.toLowerCase(), table].filter(Boolean).join(' ');
}
