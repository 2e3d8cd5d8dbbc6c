/** The text of a planned letter contains its number, by which it is identified everywhere. */
export type Planned = { letter: number; phone: number; customer: number };

export const textOf = ({ letter, phone, customer }: Planned) =>
  `Letter ${letter}, written on phone ${phone} by customer ${customer}.`;

export function plannedIn(text: string): Planned | undefined {
  const found = /Letter (\d+), written on phone (\d+) by customer (\d+)\./.exec(text);
  if (!found) return undefined;
  const [letter = 0, phone = 0, customer = 0] = found.slice(1).map(Number);
  return { letter, phone, customer };
}
