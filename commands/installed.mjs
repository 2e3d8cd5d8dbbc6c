import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs `npm ci`, unless `node_modules` was installed from the same lock file. Uses only Node's own modules. */
export function ensureInstalled(folder = '.') {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Tenawas needs Node 20.19 or newer; this is ${process.version}.`);
    process.exit(1);
  }
  const stamp = join(folder, 'node_modules/.installed-for');
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing the libraries …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    cwd: folder,
  });
  if (status !== 0) {
    console.error('The libraries could not be installed. Is the npm registry reachable?');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
