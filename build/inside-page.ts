import { build, type Rolldown } from 'vite';
import { oldestBrowser } from './oldest-browser.ts';

/** A script and all that it imports, as text to put inside a page. */
export async function insidePage(entry: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      target: oldestBrowser,
      write: false,
      copyPublicDir: false,
      modulePreload: { polyfill: false },
      rollupOptions: { input: entry, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code.trim();
}
