import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin } from 'vite';
import { oldestBrowser } from '../../../../build/oldest-browser.ts';
import type { PageText } from './page-text.ts';
import { smallestWorker, staticPage, workerPath } from './static-page.ts';

const script = '/start.js';
const rendered = '.cache/bench';
const entry = (name: string) => new URL(`./bare-react/${name}`, import.meta.url).pathname;

/** The same text as a prerendered React page with React Router's browser router, whose script runs immediately. */
export async function bareReact(title: string, text: PageText[]): Promise<Map<string, string>> {
  const common: InlineConfig = { configFile: false, logLevel: 'error', plugins: [react(), textModule(text)] };
  const root = `<div id="root">${await prerender(common)}</div>`;
  return new Map([
    ['/', staticPage(title, root, `<script type="module" src="${script}"></script>`)],
    [script, await buildScript(common)],
    [workerPath, smallestWorker(['/', script])],
  ]);
}

const textModule = (text: PageText[]): Plugin => ({
  name: 'page-text',
  resolveId: (id) => (id === 'virtual:page-text' ? '\0page-text' : null),
  load: (id) => (id === '\0page-text' ? `export default ${JSON.stringify(text)}` : null),
});

async function prerender(common: InlineConfig): Promise<string> {
  await build({ ...common, build: { ssr: entry('prerender.tsx'), outDir: rendered, copyPublicDir: false } });
  const { markup } = (await import(pathToFileURL(`${rendered}/prerender.js`).href)) as { markup: string };
  return markup;
}

async function buildScript(common: InlineConfig): Promise<string> {
  const options = { write: false, target: oldestBrowser, modulePreload: false } as const;
  const built = await build({ ...common, build: { ...options, rollupOptions: { input: entry('start.tsx') } } });
  const [bundle] = Array.isArray(built) ? built : [built];
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error('The bare React page was not built.');
  return chunk.code;
}
