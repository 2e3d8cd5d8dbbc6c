import type { Spent } from './budget.ts';
import type { Options } from './options.ts';

export type Measured = {
  /** tables, as they are printed and kept */
  text: string;
  spent: readonly Spent[];
};

/** One thing that is measured, with a section of its own in docs/bench.md. */
export type Part = {
  title: string;
  /** how it is measured and what the figures mean */
  explained: string;
  measure: (options: Options) => Promise<Measured>;
};
