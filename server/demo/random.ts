/** A seeded generator, so that the demo data is the same at every start. */
export type Random = ReturnType<typeof createRandom>;

export function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** true with this probability */
    is: (share: number) => next() < share,
    between: (least: number, most: number) => least + next() * (most - least),
    below: (most: number) => Math.floor(next() * most),
    whole: (least: number, most: number) => Math.floor(least + next() * (most - least + 1)),
    oneOf: <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T,
  };
}
