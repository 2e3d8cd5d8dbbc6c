import { mkdir, rm, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { postgresPrograms, startCluster } from '../server/support/cluster.ts';
import { describeMachine } from '../soak/report.ts';
import { controls, runControl } from './controls/controls.ts';
import { parseOptions } from './options.ts';
import { createPlan } from './plan.ts';
import { formatRound, writeDocument } from './report.ts';
import { type RoundOptions, runRound } from './round.ts';
import { full, short } from './run-sizes.ts';
import { bundleServer } from './server/bundle.ts';
import { findProblems } from './verdict.ts';

// Injects all faults and checks the result against a ledger. `--seed 7` replays one seed, `--on PostgreSQL` uses one
// database, `--short` runs one small round.

const folder = '.cache/faults';
const options = parseOptions(process.argv.slice(2));
const { size, minimum } = options.short ? short : full;
const counts = { passed: 0, failed: 0 };
const [started, loadAtStart] = [new Date(), loadavg()];
const printed: string[] = [];

function print(line: string) {
  printed.push(line);
  console.log(line);
}

function check(what: string, problems: string[]) {
  if (problems.length === 0) counts.passed += 1;
  else counts.failed += 1;
  print(`  ${what}: ${problems.length === 0 ? 'as it must be' : `FAILED: ${problems.join(', ')}`}`);
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const program = await bundleServer(join(folder, 'server'));

async function runRounds(name: string, database: RoundOptions['database']) {
  for (const seed of options.seeds) {
    const title = `Seed ${seed} on ${name}`;
    const place = { program, siteDir: 'dist/site', database, folder: join(folder, `${name}-${seed}`) };
    try {
      const outcome = await runRound(createPlan(seed, size), place);
      print(formatRound(title, outcome));
      check(title, findProblems(outcome, minimum, !options.short));
    } catch (error) {
      console.error(error);
      check(title, ['it did not come to its end']);
    }
  }
}

const embedded = { databaseUrl: null, dataDir: join(folder, 'data') };
if (options.databases.includes('PGlite')) {
  await runRounds('PGlite', embedded);
  // A short run skips the controls, because the faulty pages have to be built.
  for (const [index, control] of options.short ? [] : controls.entries()) {
    const place = { program, siteDir: 'dist/site', database: embedded, folder: join(folder, `control-${index}`) };
    const outcome = await runControl(control, place);
    print(formatRound(`Wrong on purpose: ${control.what}`, outcome));
    check('It is caught', control.isDetected(outcome) ? [] : ['it is NOT caught']);
  }
}
if (options.databases.includes('PostgreSQL')) {
  if (postgresPrograms()) {
    const cluster = await startCluster({ durable: true });
    const databaseUrl = `postgresql://tests@localhost/postgres?host=${cluster.socket}`;
    await runRounds('PostgreSQL', { databaseUrl, dataDir: join(folder, 'unused') });
    await cluster.stop();
  } else console.log('No PostgreSQL on this machine: this ran on PGlite alone.');
}

print(`${counts.passed} passed, ${counts.failed} failed`);
if (options.isFullRun) await writeDocument(await describeMachine(started, loadAtStart), printed);
if (options.report) await writeFile(options.report, JSON.stringify(counts));
process.exit(counts.failed ? 1 : 0);
