import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './installed.mjs';

ensureInstalled();
const steps = [
  ['Types', 'tsc', ['-b']],
  ['Lint and format', 'biome', ['check', '--error-on-warnings', '.']],
  ['Folder structure', 'vitest', ['run', '--project', 'unit', 'tests/unit/structure.test.ts', '--reporter=dot']],
];
let failed = false;
for (const [name, program, args] of steps) {
  const { status } = spawnSync(`node_modules/.bin/${program}`, args, { stdio: 'inherit' });
  console.log(`${name}: ${status === 0 ? 'passed' : 'failed'}`);
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
