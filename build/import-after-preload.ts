import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const helper = fileURLToPath(new URL('../src/start/import-after-preload.ts', import.meta.url));

/**
 * Replaces the function that Vite calls for every `import()`. Vite's own imports a module even if one of its files could not be downloaded,
 * and that import can never be retried (docs/decisions/001).
 */
export const importAfterPreload: Plugin = {
  name: 'import-after-preload',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { importAfterPreload as __vitePreload } from ${JSON.stringify(helper)};`,
  },
};

/** Vite names no files for the `import()` of a chunk that imports no other. */
export const withChunkItself = (chunk: string, dependencies: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'html' || dependencies.includes(chunk) ? dependencies : [chunk, ...dependencies];
