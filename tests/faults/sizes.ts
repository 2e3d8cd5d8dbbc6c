import type { Size } from './plan.ts';

/** What a round has to have gone through to count as one. */
export type Least = { letters: number; browserKills: number; workerStops: number; serverKills: number };

/** A little more is planned than is asked for: a fault that is late finds nobody to strike. */
type Asked = { size: Size; least: Least };

export const short: Asked = {
  size: { letters: 200, phones: 2, livesOfPhone: 13, workerStopScenes: 9, serverKills: 6 },
  least: { letters: 200, browserKills: 25, workerStops: 15, serverKills: 5 },
};

/** Five of these are two thousand letters and more than three hundred kills. */
export const whole: Asked = {
  size: { letters: 400, phones: 2, livesOfPhone: 28, workerStopScenes: 14, serverKills: 8 },
  least: { letters: 400, browserKills: 54, workerStops: 24, serverKills: 7 },
};

/** One life shows it, with letters enough that some go by the page: the worker beside a wrong one is right. */
export const control: Size = { letters: 14, phones: 1, livesOfPhone: 1, workerStopScenes: 0, serverKills: 0 };

export const seeds = [1, 2, 3, 4, 5];
