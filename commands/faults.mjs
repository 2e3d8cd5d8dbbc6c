import { spawnSync } from 'node:child_process';
import { ensureBuilt } from './built.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './installed.mjs';

ensureInstalled();
await ensureChromium();
ensureBuilt();
const { status } = spawnSync('node_modules/.bin/tsx', ['tests/faults/run.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
