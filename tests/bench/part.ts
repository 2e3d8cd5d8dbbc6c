import type { Spent } from './budget.ts';
import type { Options } from './options.ts';

export type Measured = {
  /** Tables, as printed and saved. */
  text: string;
  spent: readonly Spent[];
};

/** A measurement with its own section in docs/bench.md. */
export type Part = {
  title: string;
  /** How it is measured and what the values mean. */
  explained: string;
  measure: (options: Options) => Promise<Measured>;
};
