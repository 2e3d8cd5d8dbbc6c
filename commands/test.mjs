import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
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

count('Types', run(bin('tsc'), ['-b']));
count('Lint and format', run(bin('biome'), ['check', '--error-on-warnings', '.']));

console.log('Unit and server tests …');
const unitPassed = run(bin('vitest'), [
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${reports}/vitest.json`,
]);
add(() => {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = report('vitest.json');
  failures.push(...testResults.flatMap(failuresOfFile));
  return [numPassedTests, numFailedTests, numPendingTests];
}, unitPassed);

ensureBuilt();
// Error pages are inside a `<template>`, so their `<main>` is not a duplicate.
count('HTML of every built page', run(bin('html-validate'), ['dist/site/**/*.html']));
await chromium;
console.log('Browser tests …');
const browserPassed = run(bin('playwright'), ['test'], { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/browser.json` });
add(() => {
  const { suites, stats } = report('browser.json');
  const { expected, unexpected, flaky, skipped } = stats;
  failures.push(...suites.flatMap(failuresOfSuite));
  // Flaky tests count as failed.
  return [expected, unexpected + flaky, skipped];
}, browserPassed);

console.log('Fault injection tests …');
const faultsPassed = run(bin('tsx'), ['tests/faults/run.ts', '--short', '--report', `${reports}/faults.json`]);
add(() => {
  const { passed, failed } = report('faults.json');
  if (failed) failures.push('Fault injection tests: see their summary above');
  return [passed, failed, 0];
}, faultsPassed);

for (const failure of failures) console.log(`Failed: ${failure}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`);
process.exit(counts.failed ? 1 : 0);

function add(read, exitedCleanly) {
  let [passed, failed, skipped] = [0, 1, 0];
  try {
    [passed, failed, skipped] = read();
  } catch {
    console.error('The run ended without a report.');
  }
  counts.passed += passed;
  counts.skipped += skipped;
  // A runner that fails without a failed test, for example on an unhandled error, counts as one failure.
  counts.failed += failed || exitedCleanly ? failed : 1;
}

/** A file that cannot be loaded has a message and no tests. */
function failuresOfFile({ name, status, message, assertionResults }) {
  const file = relative('.', name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${file}: ${message}`] : [];
  return failed.map(({ fullName, failureMessages: [first = ''] }) => `${file}: ${fullName}: ${first.split('\n')[0]}`);
}

function failuresOfSuite({ suites = [], specs }) {
  const failed = specs.filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'));
  return [...failed.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(failuresOfSuite)];
}
