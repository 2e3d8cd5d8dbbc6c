import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { stopAll } from '../server/support/spawned.ts';
import { testFailover } from './failover/failover.ts';
import { testLoad } from './load/load.ts';
import { testMalformedRequests } from './malformed/malformed.ts';
import { testOutages } from './outages/outages.ts';
import { testPayments } from './payments/payments.ts';
import { testProcesses } from './processes/processes.ts';
import { describeMachine, formatTable, type ResultRow, writeSection } from './report.ts';
import { testSlowClients } from './slow.ts';

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

const parts: Record<string, () => Promise<ResultRow[]>> = {
  load: () => testLoad(main, seed, Number(values.minutes)),
  malformed: () => testMalformedRequests(main, seed),
  slow: () => testSlowClients(main),
  outages: () => testOutages(main),
  failover: () => testFailover(main),
  payments: () => testPayments(main, seed),
  processes: () => testProcesses(main, seed, values.previous && resolve(values.previous)),
};
const chosen = positionals.length > 0 ? positionals : Object.keys(parts);
const unknown = chosen.filter((name) => !parts[name]);
if (unknown.length > 0 || !existsSync(main)) {
  throw new Error(unknown.length > 0 ? `No such part: ${unknown}. There are ${Object.keys(parts)}.` : 'Build first.');
}

let passed = true;
try {
  for (const name of chosen) {
    console.log(`${name} …`);
    const [started, load] = [new Date(), loadavg()];
    const lines = (await parts[name]?.()) ?? [];
    const command = `npm run soak -- ${[name, ...process.argv.slice(2).filter((word) => !parts[word])].join(' ')}`;
    await writeSection(name, await describeMachine(started, load), command, lines);
    console.log(`${formatTable(lines)}\n`);
    passed &&= lines.every((line) => line.passed);
  }
} finally {
  await stopAll();
}
process.exit(passed ? 0 : 1);
