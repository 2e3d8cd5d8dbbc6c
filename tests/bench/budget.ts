import budget from './budget.json' with { type: 'json' };
import { fixed, table } from './table.ts';

type Budget = typeof budget;
export type PartWithBudget = keyof Budget;
type Limit = { most?: number; least?: number };

/** A measured value and what it was measured for. */
export type Spent<P extends PartWithBudget = PartWithBudget> = P extends PartWithBudget
  ? { line: keyof Budget[P] & string; at: string; value: number }
  : never;

type Line = { line: string; limit: Limit; worst: { at: string; value: number } | undefined; kept: boolean };

export const partsWithBudget = Object.keys(budget) as PartWithBudget[];

/** Compares each line of the part's budget with its worst measured value. A line without a measurement fails. */
export function compared(part: PartWithBudget, spent: readonly Spent[]): Line[] {
  return Object.entries<Limit>(budget[part]).map(([line, limit]) => {
    const over = ({ value }: Spent) => (limit.most === undefined ? (limit.least ?? 0) - value : value - limit.most);
    // A failed measurement exceeds any budget.
    const rank = (one: Spent) => (Number.isNaN(one.value) ? Number.POSITIVE_INFINITY : over(one));
    const [worst] = spent.filter((one) => one.line === line).sort((a, b) => rank(b) - rank(a));
    return { line, limit, worst, kept: worst !== undefined && rank(worst) <= 1e-9 };
  });
}

const said = ({ most, least }: Limit) => (most === undefined ? `at least ${least}` : `at most ${most}`);

export const budgetTable = (lines: readonly Line[]) =>
  table(
    ['', 'measured', 'budget', 'where it is worst'],
    lines.map(({ line, limit, worst, kept }) => [
      line,
      `${worst ? fixed(worst.value) : 'not measured'}${kept ? '' : ' **over**'}`,
      said(limit),
      worst?.at ?? '',
    ]),
  );

export const overspent = (lines: readonly Line[]) =>
  lines
    .filter(({ kept }) => !kept)
    .map(({ line, limit, worst }) =>
      worst ? `${line}: ${fixed(worst.value)} at ${worst.at}, ${said(limit)}` : `${line}: not measured`,
    );
