import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { stopAll } from '../server/house/spawned.ts';
import { processLines } from './processes/lines.ts';
import { type Line, machine, tableOf, writeReport } from './report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    /** the `main.js` of an older build, to upgrade from */
    previous: { type: 'string' },
  },
});
const main = resolve('dist/server/main.js');
const seed = Number(values.seed);

const parts: Record<string, () => Promise<Line[]>> = {
  processes: () => processLines(main, seed, values.previous && resolve(values.previous)),
};
const chosen = positionals.length > 0 ? positionals : Object.keys(parts);
const unknown = chosen.filter((name) => !parts[name]);
if (unknown.length > 0 || !existsSync(main)) {
  throw new Error(unknown.length > 0 ? `No such part: ${unknown}. There are ${Object.keys(parts)}.` : 'Build first.');
}

const [started, load] = [new Date(), loadavg()];
const lines: Line[] = [];
try {
  for (const name of chosen) {
    console.log(`${name} …`);
    const found = (await parts[name]?.()) ?? [];
    console.log(tableOf(found));
    lines.push(...found);
  }
} finally {
  await stopAll();
}
const about = await machine(started, load);
console.log(`\n${about}\n\n${tableOf(lines)}`);
if (positionals.length === 0)
  await writeReport(about, `npm run soak -- --minutes ${values.minutes} --seed ${seed}`, lines);
process.exit(lines.every(({ held }) => held) ? 0 : 1);
