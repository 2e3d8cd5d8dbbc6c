import type { InlineConfig } from 'vite';

/** Bundles the server into one file; dependencies stay in node_modules. */
export const serverBuild: InlineConfig = {
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/server',
    copyPublicDir: false,
    rollupOptions: { input: { main: 'server/main.ts' }, output: { codeSplitting: false } },
  },
};
