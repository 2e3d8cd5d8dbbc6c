/** For spreadsheets, which would execute a cell that begins with one of these characters. */
const isFormula = /^[=+\-@\t\r]/;

const cell = (value: string | number) => {
  const text = typeof value === 'string' && isFormula.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** As RFC 4180 describes it, with the mark by which spreadsheets recognize UTF-8. */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
