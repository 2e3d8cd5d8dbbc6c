/** `NaN` for what is not an amount, so that the schema rejects it; three decimals are not rounded. */
export function parseCents(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const match = /^\$?(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.replace(/,(?=\d{3})/g, ''));
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : Number.NaN;
}
