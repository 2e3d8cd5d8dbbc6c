import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

/** Bundles the server under test like the released one, inside the checkout so that its dependencies are found. */
export async function bundleServer(folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      copyPublicDir: false,
      minify: false,
      rollupOptions: { input: { main: 'tests/faults/server/main.ts' }, output: { codeSplitting: false } },
    },
  });
  await cp('server/db/migrations', join(folder, 'migrations'), { recursive: true });
  return join(folder, 'main.js');
}
