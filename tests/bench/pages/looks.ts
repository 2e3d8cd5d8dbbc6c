import { median } from '../table.ts';
import type { Seen } from './seen.ts';

/** When a page could be read, in milliseconds since the visit began. */
export type Paints = { usable: number; firstPaint: number; largestPaint: number };

/** Runs in the page. */
export const canBeRead = () => window.seen.heading > 0 && window.seen.answers > 0 && window.seen.largestPaint > 0;

export const paintsOf = ({ heading, answers, firstPaint, largestPaint }: Seen): Paints => ({
  usable: Math.max(heading, answers),
  firstPaint,
  largestPaint,
});

type Look = () => Promise<Paints>;
const [often, oftenInTurn] = [3, 7];

/** One look tells more of the machine's moment than of the page: of each figure the middle one counts. */
export async function lookedAtOften(look: Look, before: readonly Paints[] = []): Promise<Paints> {
  const all = [...before];
  while (all.length < often) all.push(await look());
  return middleOf(all);
}

/** Of what is compared, one look at each after the other, so that the machine's moment is everybody's. */
export async function lookedAtInTurn(looks: readonly Look[]): Promise<Paints[]> {
  const all = looks.map((): Paints[] => []);
  for (let time = 0; time < oftenInTurn; time += 1) {
    for (const [whose, look] of looks.entries()) all[whose]?.push(await look());
  }
  return all.map(middleOf);
}

function middleOf(all: readonly Paints[]): Paints {
  const middle = (figure: keyof Paints) => median(all.map((paints) => paints[figure]));
  return { usable: middle('usable'), firstPaint: middle('firstPaint'), largestPaint: middle('largestPaint') };
}
