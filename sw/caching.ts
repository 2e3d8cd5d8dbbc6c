import { registerRoute } from 'workbox-routing';
import { servicesPath } from '../src/contract/catalogue.ts';
import { keptSinceHeader } from '../src/contract/messages.ts';
import { apiBase } from '../src/device/base.ts';
import { announce } from '../src/device/channel.ts';

const cacheName = 'prices';

/** What is asked for and not precached: the prices, and nothing else of the API, is ever answered from the phone. */
export function routeRequests(): void {
  const address = new URL(`${apiBase}${servicesPath}`, location.href);
  registerRoute(({ url }) => url.href === address.href, prices);
}

/** The kept prices at once, marked with the time they were kept; newer ones are fetched meanwhile, and told of. */
async function prices({ request, event }: { request: Request; event: ExtendableEvent }): Promise<Response> {
  const cache = await caches.open(cacheName);
  const before = await cache.match(request.url);
  const fetched = newest(request, cache, before?.clone());
  if (!before) return fetched;
  event.waitUntil(fetched.catch(() => undefined));
  return before;
}

async function newest(request: Request, cache: Cache, before: Response | undefined): Promise<Response> {
  const response = await fetch(request);
  const ours = response.ok && response.headers.get('content-type')?.startsWith('application/json');
  if (!ours) return response;
  const text = await response.clone().text();
  const headers = { 'content-type': 'application/json', [keptSinceHeader]: new Date().toISOString() };
  await cache.put(request.url, new Response(text, { headers }));
  // Only what has changed is told of, or the page would ask for ever.
  if (before && (await before.text()) !== text) announce('answers');
  return response;
}
