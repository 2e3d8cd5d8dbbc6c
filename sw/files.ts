import { isOurs } from './keeping.ts';
import { kept, listed, siteCache } from './site-cache.ts';

export const asksForFile = (_: Request, { pathname }: URL) => /\.(js|css|svg)$/.test(pathname);

/** From the phone; what was not kept ahead, since its reader saves data, is kept as it is used. */
export async function file(request: Request, { pathname }: URL, event: ExtendableEvent): Promise<Response> {
  const found = await kept(pathname);
  if (found) return found;
  const response = await fetch(request);
  if (listed.has(pathname) && isOurs(response, pathname)) {
    const copy = response.clone();
    event.waitUntil(siteCache().then((cache) => cache.put(pathname, copy)));
  }
  return response;
}
