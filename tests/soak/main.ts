import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { stopAll } from '../server/support/spawned.ts';
import { loadLines } from './load/lines.ts';
import { malformedLines } from './malformed/lines.ts';
import { outageLines } from './outages/lines.ts';
import { processLines } from './processes/lines.ts';
import { type Line, machine, tableOf, writeSection } from './report.ts';
import { slowLines } from './slow.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    /** The `main.js` of an older build, to upgrade from. */
    previous: { type: 'string' },
  },
});
const main = resolve('dist/server/main.js');
const seed = Number(values.seed);

const parts: Record<string, () => Promise<Line[]>> = {
  load: () => loadLines(main, seed, Number(values.minutes)),
  malformed: () => malformedLines(main, seed),
  slow: () => slowLines(main),
  outages: () => outageLines(main),
  processes: () => processLines(main, seed, values.previous && resolve(values.previous)),
};
const chosen = positionals.length > 0 ? positionals : Object.keys(parts);
const unknown = chosen.filter((name) => !parts[name]);
if (unknown.length > 0 || !existsSync(main)) {
  throw new Error(unknown.length > 0 ? `No such part: ${unknown}. There are ${Object.keys(parts)}.` : 'Build first.');
}

let held = true;
try {
  for (const name of chosen) {
    console.log(`${name} …`);
    const [started, load] = [new Date(), loadavg()];
    const lines = (await parts[name]?.()) ?? [];
    const how = `npm run soak -- ${[name, ...process.argv.slice(2).filter((word) => !parts[word])].join(' ')}`;
    await writeSection(name, await machine(started, load), how, lines);
    console.log(`${tableOf(lines)}\n`);
    held &&= lines.every((line) => line.held);
  }
} finally {
  await stopAll();
}
process.exit(held ? 0 : 1);
