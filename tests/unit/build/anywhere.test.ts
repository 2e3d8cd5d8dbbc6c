import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const library = (name: string) => JSON.stringify(pathToFileURL(createRequire(import.meta.url).resolve(name)).href);

/** What breaks everything on purpose builds wrong pages in folders of their own. */
it('the page is built wherever the build is started', () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'built-elsewhere-'));
  const program = `
    await import(${library('tsx')});
    const { loadConfigFromFile } = await import(${library('vite')});
    const config = ${JSON.stringify(join(process.cwd(), 'vite.config.ts'))};
    const found = await loadConfigFromFile({ command: 'build', mode: 'production' }, config);
    console.log(found.config.build.outDir);
  `;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: elsewhere,
    encoding: 'utf8',
  });
  rmSync(elsewhere, { recursive: true });
  expect(status, stderr).toBe(0);
  expect(stdout.trim().split('\n').at(-1)).toBe('dist/site');
}, 60_000);
