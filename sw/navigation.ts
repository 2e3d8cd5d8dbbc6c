import { NavigationRoute, registerRoute } from 'workbox-routing';
import { basenameOf, languageOfPath } from '../src/contract/languages.ts';
import { isOurs, kept } from './precache.ts';

const notOurs = [/^\/api\//, /^\/assets\//, /^\/admin(\/|$)/];

/** The frame without a page: what a customer's address and an unknown one are shown in, never another page's markup. */
const shellOf = (path: string) => kept(`${basenameOf(languageOfPath(path))}/app.html`);

/**
 * A page that is kept is there at once. One that is prerendered but not kept, in a language not used before, comes from
 * the network while there is one; every other address opens the shell.
 */
export function routeNavigations(): void {
  const handler = async ({ url, request }: { url: URL; request: Request }): Promise<Response> => {
    const page = (await kept(url.pathname)) ?? (isOurs(url.pathname) && (await fetch(request).catch(() => undefined)));
    if (page) return page;
    return (await shellOf(url.pathname)) ?? fetch(request);
  };
  registerRoute(new NavigationRoute(handler, { denylist: notOurs }));
}
