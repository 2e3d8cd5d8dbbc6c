import type { InlineConfig } from 'vite';

/** Bundles a program of the server into one file; dependencies stay in node_modules. */
export const serverBuild = (input: Record<string, string>): InlineConfig => ({
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: false,
    copyPublicDir: false,
    rollupOptions: { input, output: { codeSplitting: false } },
  },
});
