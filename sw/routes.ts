/// <reference lib="webworker" />
import { notPages } from './pages.ts';
import { nameOfSiteCache, siteCache } from './site-cache.ts';

type Pattern = string | { pathname: string; search: string };
type Condition = { urlPattern?: Pattern; requestMode?: 'navigate' };
type Source = 'fetch-event' | { cacheName: string };
type Route = { condition: Condition | { or: Condition[] }; source: Source };
type Routing = ExtendableEvent & { addRoutes?: (routes: Route[]) => Promise<void> };

/**
 * Where the browser lets a worker say so ahead, it takes from the phone what is there without starting the worker first;
 * for any other page it asks the worker alone, and not the network beside it. With Save-Data the worker is asked for files,
 * since it keeps them as they are used. To be called once all is kept.
 */
export async function routeAhead(event: Routing, savesData: boolean): Promise<void> {
  if (!event.addRoutes) return;
  const phone = { cacheName: nameOfSiteCache };
  const keys = await (await siteCache()).keys();
  const addresses = keys.map(({ url }) => new URL(url).pathname).filter((path) => !notPages.test(path));
  // One that asks for something more than the address is for the worker, which looks past it.
  const kept = addresses.map(
    (pathname): Condition => ({ requestMode: 'navigate', urlPattern: { pathname, search: '' } }),
  );
  // Not the packs: what stands in the cache for one only says that it was taken apart.
  const files = ['js', 'css', 'svg'].map((kind) => ({ urlPattern: `/assets/*.${kind}` }));
  const routes: Route[] = [
    { condition: { or: kept }, source: phone },
    { condition: { requestMode: 'navigate' }, source: 'fetch-event' },
    ...(savesData ? [] : [{ condition: { or: files }, source: phone }]),
  ];
  // Without them all is answered as well, only later: no reason to do without a worker.
  await event.addRoutes(routes).catch(() => undefined);
}
