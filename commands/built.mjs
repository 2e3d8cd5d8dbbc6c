import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Written by the build. */
export const stamp = 'dist/built-from';
const folders = ['src', 'sw', 'server', 'build', 'public'];
const files = ['index.html', 'admin.html', 'package.json', 'package-lock.json', 'vite.config.ts', 'commands/build.mjs'];

/** A hash of all inputs of the build. Modification times would miss a checkout of older files. */
export function inputHash() {
  const hash = createHash('sha256').update(process.env.VITE_API_BASE ?? '');
  const found = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
    );
  for (const file of [...found, ...files].sort()) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds page, worker and server, unless `dist` was built from the same inputs. */
export function ensureBuilt() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputHash()) return;
  console.log('Building the page, the worker and the server …');
  // The output is shown only if the build fails.
  const { status, stdout, stderr } = spawnSync(process.execPath, ['commands/build.mjs'], { encoding: 'utf8' });
  if (status !== 0) {
    console.error(`${stdout}${stderr}\nThe build failed.`);
    process.exit(1);
  }
}
