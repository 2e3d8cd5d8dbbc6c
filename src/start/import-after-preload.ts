import { preload } from './preload.ts';

const preloads = new Map<string, Promise<unknown>>();

function preloadOnce(href: string): Promise<unknown> {
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
