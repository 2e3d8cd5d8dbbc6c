import { parseArgs } from 'node:util';
import { seeds } from './run-sizes.ts';

export type Options = {
  short: boolean;
  /** The full run, whose results are written to the document. */
  isFullRun: boolean;
  seeds: readonly number[];
  databases: readonly string[];
  /** Where a short run writes its counts. */
  report: string | undefined;
};

/** The command line arguments. */
export function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      short: { type: 'boolean', default: false },
      seed: { type: 'string' },
      on: { type: 'string' },
      report: { type: 'string' },
    },
  });
  const chosenSeeds = values.seed === undefined ? (values.short ? seeds.slice(0, 1) : seeds) : [Number(values.seed)];
  return {
    short: values.short,
    isFullRun: !values.short && values.seed === undefined && values.on === undefined,
    seeds: chosenSeeds,
    databases: values.on ? [values.on] : values.short ? ['PGlite'] : ['PGlite', 'PostgreSQL'],
    report: values.report,
  };
}
