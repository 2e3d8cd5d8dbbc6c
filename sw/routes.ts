/// <reference lib="webworker" />
type Route = {
  condition: { urlPattern?: string; requestMode?: 'navigate'; requestMethod?: 'get' };
  source: 'cache' | 'fetch-event';
};
type Routing = ExtendableEvent & { addRoutes?: (routes: Route[]) => Promise<void> };

/**
 * Where the browser lets a worker say so ahead, it takes files from the phone without asking the worker for each, and for
 * a page it asks the worker alone instead of the network beside it. With Save-Data the worker is asked for files too,
 * since it keeps them as they are used.
 */
export function routeAhead(event: Routing, savesData: boolean): void {
  if (!event.addRoutes) return;
  const files: Route = { condition: { urlPattern: '/assets/*', requestMethod: 'get' }, source: 'cache' };
  const pages: Route = { condition: { requestMode: 'navigate' }, source: 'fetch-event' };
  event.waitUntil(event.addRoutes(savesData ? [pages] : [pages, files]));
}
