import type { BudgetValue } from './budget.ts';
import type { Options } from './options.ts';

export type Measured = {
  /** Tables, as printed and saved. */
  text: string;
  budgetValues: readonly BudgetValue[];
};

/** A measurement with its own section in docs/bench.md. */
export type Part = {
  title: string;
  /** How it is measured and what the values mean. */
  explanation: string;
  measure: (options: Options) => Promise<Measured>;
};
