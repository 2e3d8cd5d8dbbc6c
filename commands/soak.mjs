import { spawnSync } from 'node:child_process';
import { ensureBuilt } from './built.mjs';
import { ensureInstalled } from './installed.mjs';

ensureInstalled();
ensureBuilt();
const { status } = spawnSync('node_modules/.bin/tsx', ['tests/soak/main.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
