import budget from './budget.json' with { type: 'json' };
import { fixed, table } from './table.ts';

type Budget = typeof budget;
export type PartWithBudget = keyof Budget;
type Limit = { most?: number; least?: number };

/** A measured value and what it was measured for. */
export type BudgetValue<P extends PartWithBudget = PartWithBudget> = P extends PartWithBudget
  ? { line: keyof Budget[P] & string; at: string; value: number }
  : never;

type BudgetRow = { line: string; limit: Limit; worst: { at: string; value: number } | undefined; isWithin: boolean };

export const partsWithBudget = Object.keys(budget) as PartWithBudget[];

/** Compares each line of the part's budget with its worst measured value. A line without a measurement fails. */
export function compareWithBudget(part: PartWithBudget, values: readonly BudgetValue[]): BudgetRow[] {
  return Object.entries<Limit>(budget[part]).map(([line, limit]) => {
    const over = ({ value }: BudgetValue) =>
      limit.most === undefined ? (limit.least ?? 0) - value : value - limit.most;
    // A failed measurement exceeds any budget.
    const rank = (one: BudgetValue) => (Number.isNaN(one.value) ? Number.POSITIVE_INFINITY : over(one));
    const [worst] = values.filter((one) => one.line === line).sort((a, b) => rank(b) - rank(a));
    return { line, limit, worst, isWithin: worst !== undefined && rank(worst) <= 1e-9 };
  });
}

const formatLimit = ({ most, least }: Limit) => (most === undefined ? `at least ${least}` : `at most ${most}`);

export const budgetTable = (lines: readonly BudgetRow[]) =>
  table(
    ['', 'measured', 'budget', 'where it is worst'],
    lines.map(({ line, limit, worst, isWithin }) => [
      line,
      `${worst ? fixed(worst.value) : 'not measured'}${isWithin ? '' : ' **over**'}`,
      formatLimit(limit),
      worst?.at ?? '',
    ]),
  );

export const exceededLimits = (lines: readonly BudgetRow[]) =>
  lines
    .filter(({ isWithin }) => !isWithin)
    .map(({ line, limit, worst }) =>
      worst ? `${line}: ${fixed(worst.value)} at ${worst.at}, ${formatLimit(limit)}` : `${line}: not measured`,
    );
