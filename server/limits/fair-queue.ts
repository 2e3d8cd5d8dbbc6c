import { busyError } from '../http/errors.ts';

type Waiting = { begin: () => void; reject: (error: Error) => void };

/**
 * A queue with limited concurrency that serves its keys round-robin, so that a key with much work delays only itself.
 * Beyond `maxPending` the newest task of the longest key is rejected with 503.
 */
export function fairQueue({ concurrency, maxPending }: { concurrency: number; maxPending: number }) {
  // Insertion order is the order of turns.
  const waiting = new Map<string, Waiting[]>();
  let running = 0;
  let queued = 0;

  function makeRoom(key: string) {
    const own = waiting.get(key)?.length ?? 0;
    const [longest = []] = [...waiting.values()].sort((a, b) => b.length - a.length);
    if (longest.length <= own + 1) throw busyError();
    longest.pop()?.reject(busyError());
    queued--;
  }

  async function begin(key: string) {
    if (running < concurrency) {
      running++;
      return;
    }
    if (running + queued >= maxPending) makeRoom(key);
    await new Promise<void>((begin, reject) => {
      queued++;
      waiting.set(key, [...(waiting.get(key) ?? []), { begin, reject }]);
    });
  }

  function end() {
    const [first] = waiting;
    if (!first) {
      running--;
      return;
    }
    const [key, [next, ...rest]] = first;
    waiting.delete(key);
    if (rest.length > 0) waiting.set(key, rest);
    queued--;
    next?.begin();
  }

  const inTurn = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    await begin(key);
    try {
      return await work();
    } finally {
      end();
    }
  };
  return Object.assign(inTurn, { depth: () => queued });
}
