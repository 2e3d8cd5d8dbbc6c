export type Network = {
  name: 'slow 3G' | 'fast 3G';
  /** The time from a request to the first byte of its response. */
  latency: number;
  bytesPerSecond: number;
};

/** The two networks of the reference phone. */
export const networks: readonly Network[] = [
  { name: 'slow 3G', latency: 400, bytesPerSecond: 400_000 / 8 },
  { name: 'fast 3G', latency: 150, bytesPerSecond: 1_600_000 / 8 },
];
