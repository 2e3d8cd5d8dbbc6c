import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
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
const count = (name, ok) => {
  if (ok) counts.passed += 1;
  else counts.failed += 1;
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
  const { numPassedTests, numFailedTests, numPendingTests } = report('vitest.json');
  return [numPassedTests, numFailedTests, numPendingTests];
}, unitPassed);

ensureBuilt();
// Error pages are inside a `<template>`, so their `<main>` is not a duplicate.
count('HTML of every built page', run(bin('html-validate'), ['dist/site/**/*.html']));
await chromium;
console.log('Browser tests …');
const browserPassed = run(bin('playwright'), ['test'], { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/browser.json` });
add(() => {
  const { expected, unexpected, flaky, skipped } = report('browser.json').stats;
  // Flaky tests count as failed.
  return [expected, unexpected + flaky, skipped];
}, browserPassed);

console.log('Fault injection tests …');
const faultsPassed = run(bin('tsx'), ['tests/faults/run.ts', '--short', '--report', `${reports}/faults.json`]);
add(() => {
  const { passed, failed } = report('faults.json');
  return [passed, failed, 0];
}, faultsPassed);

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
