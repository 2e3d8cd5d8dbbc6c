import { build, type ConfigEnv, loadConfigFromFile, type Plugin, type PluginOption } from 'vite';
import { fill } from '../../../../build/page-template.ts';
import { smallestWorker, workerPath } from './static-page.ts';

/** As in development, without prerendering. */
const emptyPage: Plugin = {
  name: 'empty-page',
  transformIndexHtml: (html) => fill(html, { lang: 'en', basename: '', kind: 'private' }),
};
const production: ConfigEnv = { command: 'build', mode: 'production', isSsrBuild: false };

/** Our app with our Vite config, but client-rendered: without prerendering and worker, one empty page for every URL. */
export async function clientOnly(addresses: readonly string[]): Promise<Map<string, Buffer | string>> {
  const loaded = await loadConfigFromFile(production, 'vite.config.ts');
  if (!loaded) throw new Error('There is no vite.config.ts.');
  const { plugins, build: options } = loaded.config;
  const built = await build({
    ...loaded.config,
    configFile: false,
    logLevel: 'error',
    plugins: [...(await withoutWorker(plugins)), emptyPage],
    // Without the admin page.
    build: { ...options, write: false, rollupOptions: { ...options?.rollupOptions, input: 'index.html' } },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !('output' in bundle)) throw new Error('The app was not built.');
  const files = new Map<string, Buffer | string>(
    bundle.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : Buffer.from(file.source)]),
  );
  const page = files.get('/index.html') ?? '';
  for (const address of addresses) files.set(address, page);
  files.set(
    workerPath,
    smallestWorker([...addresses, ...[...files.keys()].filter((path) => /\.(js|css)$/.test(path))]),
  );
  return files;
}

/** One plugin writes the pages and the precache manifest. */
async function withoutWorker(plugins: PluginOption[] = []): Promise<PluginOption[]> {
  const all = (await Promise.all(plugins)).flat(9) as PluginOption[];
  return all.filter((plugin) => !plugin || !('name' in plugin) || !plugin.name.startsWith('vite-plugin-pwa'));
}
