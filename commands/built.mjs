import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const stamp = 'dist/built-from';
const folders = ['src', 'sw', 'server', 'build', 'public'];
const files = ['index.html', 'admin.html', 'package.json', 'package-lock.json', 'vite.config.ts', 'commands/build.mjs'];

/** By content, not by time: a checkout of older files is as stale as an edit. */
export function builtFrom() {
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

/** Builds page, worker and server, unless that was done from these very files. */
export function ensureBuilt() {
  const wanted = builtFrom();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the page, the worker and the server …');
  // What the tools tell is of use to nobody unless it fails.
  const { status, stdout, stderr } = spawnSync(process.execPath, ['commands/build.mjs'], { encoding: 'utf8' });
  if (status !== 0) {
    console.error(`${stdout}${stderr}\nThe build failed.`);
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
