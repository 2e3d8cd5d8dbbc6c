import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { ensureBuilt } from './built.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './installed.mjs';

ensureInstalled();
// Installed in the background, since only the browser tests need it.
const chromium = ensureChromium();

const bin = (name) => `node_modules/.bin/${name}`;
const reports = '.cache/reports';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const run = (program, args, env = {}) =>
  spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
const counts = { passed: 0, failed: 0, skipped: 0 };
/** Printed last, because logs of a run are often cut at the front. */
const failures = [];
const count = (name, ok) => {
  if (ok) counts.passed += 1;
  else counts.failed += 1;
  if (!ok) failures.push(name);
  console.log(`${name}: ${ok ? 'passed' : 'failed'}`);
};
const report = (file) => JSON.parse(readFileSync(`${reports}/${file}`, 'utf8'));

// In the background, since it uses one processor only.
const types = once(spawn(bin('tsc'), ['-b'], { stdio: 'inherit' }), 'exit');
count('Lint and format', run(bin('biome'), ['check', '--error-on-warnings', '.']));
ensureBuilt();
// Error pages are inside a `<template>`, so their `<main>` is not a duplicate.
count('HTML of every built page', run(bin('html-validate'), ['dist/site/**/*.html']));
count('Types', (await types)[0] === 0);

console.log('Unit and server tests …');
const unitPassed = run(bin('vitest'), ['run', '--reporter=dot', '--reporter=./tests/support/vitest-report.ts'], {
  VITEST_REPORT: `${reports}/vitest.json`,
});
add('Unit and server tests', unitPassed, () => report('vitest.json'));

await chromium;
console.log('Browser tests …');
const browserPassed = run(bin('playwright'), ['test'], { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/browser.json` });
add('Browser tests', browserPassed, () => {
  const { suites, stats } = report('browser.json');
  const failures = suites.flatMap(failuresOfSuite);
  return { passed: stats.expected, skipped: stats.skipped, failures };
});

console.log('Fault injection tests …');
const faultsPassed = run(bin('tsx'), ['tests/faults/run.ts', '--short', '--report', `${reports}/faults.json`]);
add('Fault injection tests', faultsPassed, () => {
  const { passed, failed } = report('faults.json');
  return { passed, skipped: 0, failures: failed ? ['Fault injection tests: see their summary above'] : [] };
});

for (const failure of failures) console.log(`Failed: ${failure}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`);
process.exit(counts.failed ? 1 : 0);

function add(name, exitedCleanly, read) {
  let result;
  try {
    result = read();
  } catch {
    result = { passed: 0, skipped: 0, failures: [`${name}: the run ended without a report`] };
  }
  counts.passed += result.passed;
  counts.skipped += result.skipped;
  // A runner may also fail without a failed test, for example if it crashes.
  const failed = exitedCleanly || result.failures.length > 0 ? result.failures : [`${name}: the run failed`];
  counts.failed += failed.length;
  failures.push(...failed);
}

/** Flaky tests count as failed. With all their errors, since a failure may be one that is hard to repeat. */
function failuresOfSuite({ suites = [], specs }) {
  const failed = specs.filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'));
  const messages = ({ tests }) =>
    tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => `\n${message}`)));
  const failures = failed.map(
    (spec) => `${spec.file}: ${spec.title}${stripVTControlCharacters(messages(spec).join(''))}`,
  );
  return [...failures, ...suites.flatMap(failuresOfSuite)];
}
