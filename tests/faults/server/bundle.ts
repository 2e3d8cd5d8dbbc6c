import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

/** The server under test in one file, built as the shipped one is; inside the checkout, where its libraries are found. */
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
