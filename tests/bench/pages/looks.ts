import { median } from '../table.ts';
import type { Seen } from './seen.ts';

/** When the page could be read, in milliseconds since the start of the visit. */
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

/** The median of each value, because single measurements vary with the machine's load. */
export async function lookedAtOften(look: Look, before: readonly Paints[] = []): Promise<Paints> {
  const all = [...before];
  while (all.length < often) all.push(await look());
  return middleOf(all);
}

/** Measures the compared pages in turn, so that they run under the same load. */
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
