/** A year is paid at once, or in one instalment for each quarter. */
export const instalmentCount = 4;
export const monthsAnInstalment = 3;

/** A quarter of the yearly price to the cent; the cents that do not divide are in the first. */
export function instalmentCents(yearlyPrice: number, instalment: number): number {
  const cents = Math.round(yearlyPrice * 100);
  const each = Math.floor(cents / instalmentCount);
  return instalment === 1 ? cents - each * (instalmentCount - 1) : each;
}

/** The last day that is covered once so many instalments are paid. In a shorter month it is an earlier one, as in PostgreSQL. */
export function instalmentsLastDay(firstDay: string, paid: number): string {
  const [year = 0, month = 1, date = 1] = firstDay.split('-').map(Number);
  const months = month - 1 + paid * monthsAnInstalment;
  const lastDate = new Date(Date.UTC(year, months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, months, Math.min(date, lastDate) - 1)).toISOString().slice(0, 10);
}

/** The day until which an instalment after the first is to be paid, so that the cover goes on: the last one that is paid. */
export const instalmentDueOn = (firstDay: string, instalment: number): string =>
  instalmentsLastDay(firstDay, instalment - 1);
