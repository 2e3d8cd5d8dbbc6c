import { build } from 'vite';

/** Bundles the date functions with Vite, to test them in the browser instead of Node. */
export async function builtDates(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'tests/browser/languages/dates-in-page.ts', formats: ['iife'], name: 'dates' },
      rollupOptions: { output: { codeSplitting: false } },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [bundle] = [built].flat();
  if (!bundle || !('output' in bundle)) throw new Error('The dates were not built.');
  return bundle.output.map((file) => ('code' in file ? file.code : '')).join('\n');
}
