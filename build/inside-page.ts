import { build } from 'vite';
import { oldestBrowser } from './oldest-browser.ts';

/** A script and all that it imports, as text to put inside a page. */
export async function insidePage(entry: string): Promise<string> {
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
