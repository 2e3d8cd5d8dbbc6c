import { parseArgs } from 'node:util';
import { type Network, networks } from './network/networks.ts';

export type Options = {
  /** The number of visits per page. */
  runs: number;
  networks: readonly Network[];
  /** The duration of the memory test in minutes. */
  minutes: number;
};

export type Arguments = { parts: string[]; check: boolean; options: Options };

/** `npm run bench -- [part …] [--check] [--runs 5] [--network slow|fast] [--minutes 10]` */
export function parseOptions(args: string[]): Arguments {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      runs: { type: 'string', default: '5' },
      network: { type: 'string', default: '' },
      minutes: { type: 'string', default: '10' },
    },
  });
  const chosen = networks.filter(({ name }) => name.startsWith(values.network));
  const [runs, minutes] = [Number(values.runs), Number(values.minutes)];
  if (!chosen.length || !(runs >= 1) || !(minutes >= 2)) {
    throw new Error('--runs takes 1 or more, --network slow or fast, --minutes 2 or more.');
  }
  return { parts: positionals, check: values.check, options: { runs, networks: chosen, minutes } };
}
