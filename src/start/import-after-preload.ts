import { preload } from './preload.ts';

/** The desk has no `beforeHydration`. */
const preloads = window.beforeHydration?.preloads ?? new Map<string, Promise<void>>();

function preloadOnce(href: string): Promise<void> {
  const running = preloads.get(href) ?? preload(href);
  preloads.set(href, running);
  running.catch(() => preloads.delete(href));
  return running;
}

/** What Vite makes of every `import()`: `files` are the chunk, the chunks it imports, and their style sheets. */
export async function importAfterPreload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map((file) => preloadOnce(`/${file}`)));
  return load();
}
