/** A Markdown table with text aligned left and numbers right. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const isFigure = (column: number) =>
    rows.every((row) => /^(?:[\d,.]+|–|)(?: \*\*over\*\*)?$/.test(row[column] ?? ''));
  const rule = heads.map((_, column) => (column > 0 && isFigure(column) ? '---:' : '---'));
  return [line(heads), `|${rule.join('|')}|`, ...rows.map(line)].join('\n');
}

/** Rounds to about three significant digits; a dash if there is no value. */
export function fixed(value: number): string {
  if (Number.isNaN(value)) return '–';
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.floor(half)] ?? Number.NaN) + (sorted[Math.ceil(half) - 1] ?? Number.NaN)) / 2;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((one, other) => one + other, 0) / values.length;

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
