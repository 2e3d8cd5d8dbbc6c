import { mkdir, rm, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { postgresPrograms, startCluster } from '../server/support/cluster.ts';
import { machine } from '../soak/report.ts';
import { controls, tryControl } from './controls/controls.ts';
import { planFrom } from './plan.ts';
import { told, writePage } from './report.ts';
import { type Place, round } from './round.ts';
import { bundleServer } from './server/bundle.ts';
import { wanted } from './settings.ts';
import { short, whole } from './sizes.ts';
import { findProblems } from './verdict.ts';

// Injects all faults and checks the result against a ledger. `--seed 7` replays one seed, `--on PostgreSQL` uses one
// database, `--short` runs one small round.

const home = '.cache/faults';
const asked = wanted(process.argv.slice(2));
const { size, least } = asked.short ? short : whole;
const counts = { passed: 0, failed: 0 };
const [started, loadAtStart] = [new Date(), loadavg()];
const printed: string[] = [];

function say(line: string) {
  printed.push(line);
  console.log(line);
}

function check(what: string, complaints: string[]) {
  if (complaints.length === 0) counts.passed += 1;
  else counts.failed += 1;
  say(`  ${what}: ${complaints.length === 0 ? 'as it must be' : `FAILED: ${complaints.join(', ')}`}`);
}

await rm(home, { recursive: true, force: true });
await mkdir(home, { recursive: true });
const program = await bundleServer(join(home, 'server'));

async function roundsOn(name: string, database: Place['database']) {
  for (const seed of asked.seeds) {
    const title = `Seed ${seed} on ${name}`;
    const place = { program, siteDir: 'dist/site', database, folder: join(home, `${name}-${seed}`) };
    try {
      const outcome = await round(planFrom(seed, size), place);
      say(told(title, outcome));
      check(title, findProblems(outcome, least, !asked.short));
    } catch (error) {
      console.error(error);
      check(title, ['it did not come to its end']);
    }
  }
}

const embedded = { databaseUrl: null, dataDir: join(home, 'data') };
if (asked.on.includes('PGlite')) {
  await roundsOn('PGlite', embedded);
  // A short run skips the controls, because the faulty pages have to be built.
  for (const [nth, control] of asked.short ? [] : controls.entries()) {
    const place = { program, siteDir: 'dist/site', database: embedded, folder: join(home, `control-${nth}`) };
    const outcome = await tryControl(control, place);
    say(told(`Wrong on purpose: ${control.what}`, outcome));
    check('It is caught', control.isSeen(outcome) ? [] : ['it is NOT caught']);
  }
}
if (asked.on.includes('PostgreSQL')) {
  if (postgresPrograms()) {
    const cluster = await startCluster({ durable: true });
    const databaseUrl = `postgresql://tests@localhost/postgres?host=${cluster.socket}`;
    await roundsOn('PostgreSQL', { databaseUrl, dataDir: join(home, 'unused') });
    await cluster.stop();
  } else console.log('No PostgreSQL on this machine: this ran on PGlite alone.');
}

say(`${counts.passed} passed, ${counts.failed} failed`);
if (asked.isWhole) await writePage(await machine(started, loadAtStart), printed);
if (asked.report) await writeFile(asked.report, JSON.stringify(counts));
process.exit(counts.failed ? 1 : 0);
