import { median } from '../table.ts';
import type { PageMetrics } from './page-metrics.ts';

/** When the page could be read, in milliseconds since the start of the visit. */
export type Paints = { usable: number; firstPaint: number; largestPaint: number };

/** Runs in the page. */
export const isReadable = () =>
  window.metrics.heading > 0 && window.metrics.interactive > 0 && window.metrics.largestPaint > 0;

export const paintsOf = ({ heading, interactive, firstPaint, largestPaint }: PageMetrics): Paints => ({
  usable: Math.max(heading, interactive),
  firstPaint,
  largestPaint,
});

type MeasurePaints = () => Promise<Paints>;
const repetitions = 3;

/** The median of each value, because single measurements vary with the machine's load. */
export async function medianPaints(measure: MeasurePaints, before: readonly Paints[] = []): Promise<Paints> {
  const all = [...before];
  while (all.length < repetitions) all.push(await measure());
  return mediansOf(all);
}

/** Measures the compared pages in turn, so that they run under the same load. */
export async function medianPaintsInTurn(measures: readonly MeasurePaints[]): Promise<Paints[]> {
  const all = measures.map((): Paints[] => []);
  for (let time = 0; time < repetitions; time += 1) {
    for (const [index, measure] of measures.entries()) all[index]?.push(await measure());
  }
  return all.map(mediansOf);
}

function mediansOf(all: readonly Paints[]): Paints {
  const medianOf = (key: keyof Paints) => median(all.map((paints) => paints[key]));
  return { usable: medianOf('usable'), firstPaint: medianOf('firstPaint'), largestPaint: medianOf('largestPaint') };
}
