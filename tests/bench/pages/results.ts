import { median } from '../table.ts';
import type { RepeatVisit } from './repeat-visit.ts';
import type { Visit } from './visit.ts';

export type Result = { first: Visit; repeat?: RepeatVisit | undefined };

/** The median of each value. */
function medians<T extends Record<string, number>>(of: readonly T[]): T {
  const keys = Object.keys(of[0] ?? {});
  return Object.fromEntries(keys.map((key) => [key, median(of.map((one) => one[key] ?? Number.NaN))])) as T;
}

/** All visits of a run, by page and network. */
export class Results {
  readonly #visits: (Result & { name: string; network: string })[] = [];

  add(name: string, network: string, result: Result): void {
    this.#visits.push({ ...result, name, network });
  }

  /** Repeat visits on any network. */
  repeat(name: string): RepeatVisit {
    const repeat = this.#visits.flatMap((one) => (one.name === name && one.repeat) || []);
    if (!repeat.length) throw new Error(`${name} was not visited a second time.`);
    return medians(repeat);
  }

  of(name: string, network: string): Result {
    const all = this.#visits.filter((one) => one.name === name && one.network === network);
    if (!all.length) throw new Error(`${name} was not visited on ${network}.`);
    const repeat = all.flatMap((one) => one.repeat ?? []);
    return { first: medians(all.map(({ first }) => first)), repeat: repeat.length ? medians(repeat) : undefined };
  }
}
