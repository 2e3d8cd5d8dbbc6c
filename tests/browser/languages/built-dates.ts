import { build } from 'vite';

/** The page's own dates as the build would ship them, for a browser to be asked instead of Node. */
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
