/** In milliseconds. */
const longestWait = 5_000;
/** Nothing waits behind writes of which none has ended for so long. */
const stuckAfter = 2_000;

/** The code of the error for those that are refused. */
const writesWait = 'WRITES_WAIT';

/** Bounds the writes under way, so that there are connections for reading while commits wait for a standby. */
export function writeSlots(most: number) {
  const waiting = new Set<() => void>();
  let taken = 0;
  let changedAt = 0;
  let refused = 0;

  function refuse(): Error {
    refused++;
    return Object.assign(new Error('too many writes wait'), { code: writesWait });
  }

  async function take(): Promise<void> {
    if (taken < most) {
      taken++;
      changedAt = performance.now();
      return;
    }
    if (performance.now() - changedAt > stuckAfter) throw refuse();
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(begin);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(begin);
        reject(refuse());
      }, longestWait);
      waiting.add(begin);
    });
  }

  /** Hands the slot to the first that waits. */
  function give(): void {
    changedAt = performance.now();
    const [next] = waiting;
    if (next) next();
    else taken--;
  }

  return { take, give, refused: () => refused };
}
