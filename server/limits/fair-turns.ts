import { busy } from '../http/refusal.ts';

type Waiting = { begin: () => void; refuse: (why: Error) => void };

/**
 * Work of which so much is done at once. All who wait take turns, so that whoever brings much waits for their own work and
 * not for others' time. Past `most` in all, the last of whoever brings the most is told to come back.
 */
export function fairTurns({ atOnce, most }: { atOnce: number; most: number }) {
  // In the order of their turns.
  const waiting = new Map<string, Waiting[]>();
  let underWay = 0;
  let inLine = 0;

  function makeRoom(whose: string) {
    const own = waiting.get(whose)?.length ?? 0;
    const [longest = []] = [...waiting.values()].sort((a, b) => b.length - a.length);
    if (longest.length <= own + 1) throw busy();
    longest.pop()?.refuse(busy());
    inLine--;
  }

  async function begin(whose: string) {
    if (underWay < atOnce) {
      underWay++;
      return;
    }
    if (underWay + inLine >= most) makeRoom(whose);
    await new Promise<void>((begin, refuse) => {
      inLine++;
      waiting.set(whose, [...(waiting.get(whose) ?? []), { begin, refuse }]);
    });
  }

  function end() {
    const [first] = waiting;
    if (!first) {
      underWay--;
      return;
    }
    const [whose, [next, ...rest]] = first;
    waiting.delete(whose);
    if (rest.length > 0) waiting.set(whose, rest);
    inLine--;
    next?.begin();
  }

  return async <T>(whose: string, work: () => Promise<T>): Promise<T> => {
    await begin(whose);
    try {
      return await work();
    } finally {
      end();
    }
  };
}
