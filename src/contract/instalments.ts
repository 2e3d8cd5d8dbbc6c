/** A year is paid at once, or in one instalment for each quarter. */
export const instalmentCount = 4;
export const monthsAnInstalment = 3;

/** A quarter of the yearly price to the cent; the cents that do not divide are in the first. */
export function instalmentCents(yearlyPrice: number, instalment: number): number {
  const cents = Math.round(yearlyPrice * 100);
  const each = Math.floor(cents / instalmentCount);
  return instalment === 1 ? cents - each * (instalmentCount - 1) : each;
}

/** The first day of the quarter that an instalment pays. In a shorter month it is the last one, as in PostgreSQL. */
export function instalmentDueOn(firstDay: string, instalment: number): string {
  const [year = 0, month = 1, date = 1] = firstDay.split('-').map(Number);
  const months = month - 1 + (instalment - 1) * monthsAnInstalment;
  const lastDate = new Date(Date.UTC(year, months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

/** The last day that is covered once so many instalments are paid; with all of them that of the year. */
export function instalmentsLastDay(firstDay: string, paid: number): string {
  const next = Date.parse(instalmentDueOn(firstDay, paid + 1));
  return new Date(next - 86_400_000).toISOString().slice(0, 10);
}
