import type { InlineConfig } from 'vite';

/** The server in one file that Node runs as it is; its libraries stay in node_modules. */
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
