import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

// Builds the page with one module replaced by a defective one; the worker is unchanged. Run it in its own directory,
// because the build writes to `dist/` in the current one.

const root = fileURLToPath(new URL('../../../', import.meta.url));
const [, , defectiveModule = ''] = process.argv;

const replaced: Plugin = {
  name: 'one-module-replaced',
  enforce: 'pre',
  resolveId(source, importer) {
    const isReplaced = source === './network.ts' && importer?.endsWith('/src/device/outbox/scheduler.ts');
    return isReplaced ? fileURLToPath(new URL(`./${defectiveModule}.ts`, import.meta.url)) : null;
  },
};

process.env.NODE_ENV = 'production';
await build({
  root,
  configFile: `${root}vite.config.ts`,
  logLevel: 'error',
  plugins: [replaced],
  build: { outDir: `${process.cwd()}/dist/site`, emptyOutDir: true },
});
