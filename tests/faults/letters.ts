/** The text of a planned letter contains its number, by which it is identified everywhere. */
export type PlannedLetter = { letter: number; phone: number; customer: number };

export const textOf = ({ letter, phone, customer }: PlannedLetter) =>
  `Letter ${letter}, written on phone ${phone} by customer ${customer}.`;

export function parsePlanned(text: string): PlannedLetter | undefined {
  const match = /Letter (\d+), written on phone (\d+) by customer (\d+)\./.exec(text);
  if (!match) return undefined;
  const [letter = 0, phone = 0, customer = 0] = match.slice(1).map(Number);
  return { letter, phone, customer };
}
