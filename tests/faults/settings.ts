import { parseArgs } from 'node:util';
import { seeds } from './sizes.ts';

export type Wanted = {
  short: boolean;
  /** The full run, whose results are written to the document. */
  isWhole: boolean;
  seeds: readonly number[];
  on: readonly string[];
  /** Where a short run writes its counts. */
  report: string | undefined;
};

/** The command line arguments. */
export function wanted(given: string[]): Wanted {
  const { values } = parseArgs({
    args: given,
    options: {
      short: { type: 'boolean', default: false },
      seed: { type: 'string' },
      on: { type: 'string' },
      report: { type: 'string' },
    },
  });
  const asked = values.seed === undefined ? (values.short ? seeds.slice(0, 1) : seeds) : [Number(values.seed)];
  return {
    short: values.short,
    isWhole: !values.short && values.seed === undefined && values.on === undefined,
    seeds: asked,
    on: values.on ? [values.on] : values.short ? ['PGlite'] : ['PGlite', 'PostgreSQL'],
    report: values.report,
  };
}
