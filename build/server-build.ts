import type { InlineConfig } from 'vite';

/** Bundles a program of the server into one file; dependencies stay in node_modules. */
const bundle = (input: Record<string, string>, emptyOutDir: boolean): InlineConfig => ({
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir,
    copyPublicDir: false,
    rollupOptions: { input, output: { codeSplitting: false } },
  },
});

/** The server, the backup that it starts, and the command for where there is no checkout, such as in a container. */
export const serverBuilds = [
  bundle({ main: 'server/main.ts' }, true),
  bundle({ backup: 'server/backup.ts' }, false),
  bundle({ admin: 'server/operator/admin-command.ts' }, false),
];
