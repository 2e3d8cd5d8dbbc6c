import { spawnSync } from 'node:child_process';

// The program comes from the npm registry, in a package without install scripts.
const node = `node-${process.platform}-${process.arch}@24`;
const command = process.argv.slice(2);
const { status } = spawnSync(
  'npx',
  ['--yes', `--package=${node}`, '--', ...(command.length ? command : ['npm', 'test'])],
  {
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
