import type { Size } from './plan.ts';

/** The minimum that a round must have injected. */
export type Minimum = { letters: number; browserKills: number; workerStops: number; serverKills: number };

/** More is planned than required, because some faults have no effect. */
type RunSize = { size: Size; minimum: Minimum };

/** Part of `npm test`, so it is as small as a round with every scene can be. */
export const short: RunSize = {
  size: { letters: 72, phones: 2, livesOfPhone: 6, workerStopScenes: 3, serverKills: 3 },
  minimum: { letters: 72, browserKills: 10, workerStops: 4, serverKills: 2 },
};

/** Five rounds are two thousand letters and over three hundred kills. */
export const full: RunSize = {
  size: { letters: 400, phones: 2, livesOfPhone: 28, workerStopScenes: 14, serverKills: 8 },
  minimum: { letters: 400, browserKills: 54, workerStops: 24, serverKills: 7 },
};

/** One life is enough, with several letters so that some are sent by the page: the worker is not defective. */
export const control: Size = { letters: 14, phones: 1, livesOfPhone: 1, workerStopScenes: 0, serverKills: 0 };

export const seeds = [1, 2, 3, 4, 5];
