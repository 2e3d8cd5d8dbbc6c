import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

const root = fileURLToPath(new URL('../../../', import.meta.url));

declare module 'vitest' {
  export interface ProvidedContext {
    /** path of the bundled server */
    bundle: string;
    /** paths of bundled commands, which start faster than from source */
    adminCommand: string;
    backupCommand: string;
  }
}

/** Inside the checkout, so that the bundles find `node_modules`. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(root, 'node_modules/.tenawas-server-'));
  for (const input of [
    { main: 'server/main.ts' },
    { admin: 'server/operator/admin-command.ts' },
    { backup: 'server/backup.ts' },
  ]) {
    await build({
      configFile: false,
      root,
      logLevel: 'error',
      build: {
        ssr: true,
        rolldownOptions: { input, output: { codeSplitting: false } },
        outDir: folder,
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'node20',
        minify: false,
      },
    });
  }
  await cp(join(root, 'server/db/migrations'), join(folder, 'migrations'), { recursive: true });
  project.provide('bundle', join(folder, 'main.js'));
  project.provide('adminCommand', join(folder, 'admin.js'));
  project.provide('backupCommand', join(folder, 'backup.js'));
  return () => rm(folder, { recursive: true, force: true });
}
