import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { oldestBrowser } from './oldest-browser.ts';

/** A script of the page's and all that it imports, as text to put inside a page; wherever the build is started. */
export async function insidePage(name: string): Promise<string> {
  const entry = fileURLToPath(new URL(`../src/${name}`, import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      target: oldestBrowser,
      write: false,
      copyPublicDir: false,
      modulePreload: { polyfill: false },
      rollupOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  if (!('output' in built)) throw new Error(`${entry} was not built.`);
  return built.output[0].code.trim();
}
