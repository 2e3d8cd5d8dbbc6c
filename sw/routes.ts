/// <reference lib="webworker" />
type Condition = { urlPattern: string } | { requestMode: 'navigate' };
type Route = { condition: Condition | { or: Condition[] }; source: 'cache' | 'fetch-event' };
type Routing = ExtendableEvent & { addRoutes?: (routes: Route[]) => Promise<void> };

/**
 * Where the browser lets a worker say so ahead, it takes files from the phone without asking the worker for each, and for
 * a page it asks the worker alone instead of the network beside it. With Save-Data the worker is asked for files too,
 * since it keeps them as they are used.
 */
export function routeAhead(event: Routing, savesData: boolean): void {
  if (!event.addRoutes) return;
  // Not the packs: what stands in the cache for one only says that it was taken apart.
  const kinds = ['js', 'css', 'svg'].map((kind) => ({ urlPattern: `/assets/*.${kind}` }));
  const files: Route = { condition: { or: kinds }, source: 'cache' };
  const pages: Route = { condition: { requestMode: 'navigate' }, source: 'fetch-event' };
  event.waitUntil(event.addRoutes(savesData ? [pages] : [pages, files]));
}
