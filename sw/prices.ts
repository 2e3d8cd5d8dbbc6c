import { servicesPath } from '../src/contract/catalogue.ts';
import { keptSinceHeader } from '../src/contract/messages.ts';
import { apiBase } from '../src/device/base.ts';
import { announce } from '../src/device/channel.ts';

const cacheName = 'prices';

const address = new URL(`${apiBase}${servicesPath}`, location.href).href;

/** Nothing else of the API is ever answered from the phone. */
export const asksForPrices = (_: Request, { href }: URL) => href === address;

/** The kept prices at once, marked with the time they were kept; newer ones are fetched meanwhile, and told of. */
export async function prices(request: Request, _: URL, event: ExtendableEvent): Promise<Response> {
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
