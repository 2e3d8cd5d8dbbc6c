import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

const root = fileURLToPath(new URL('../../../', import.meta.url));

declare module 'vitest' {
  export interface ProvidedContext {
    /** path of the bundled server, beside which are the bundled commands */
    bundle: string;
  }
}

/** Inside the checkout, so that the bundles find `node_modules`. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(root, 'node_modules/.tenawas-server-'));
  // The server is one file, as in the product.
  await bundleInto(folder, { main: 'server/main.ts' }, { codeSplitting: false });
  const commands = {
    admin: 'server/operator/admin-command.ts',
    backup: 'server/backup.ts',
    restore: 'server/restore.ts',
    move: 'server/move.ts',
  };
  await bundleInto(folder, commands, { chunkFileNames: '[name].js' });
  await cp(join(root, 'server/db/migrations'), join(folder, 'migrations'), { recursive: true });
  project.provide('bundle', join(folder, 'main.js'));
  return () => rm(folder, { recursive: true, force: true });
}

const bundleInto = (outDir: string, input: Record<string, string>, output: object) =>
  build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      ssr: true,
      rolldownOptions: { input, output },
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node20',
      minify: false,
    },
  });
