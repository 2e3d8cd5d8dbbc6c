import { registerRoute } from 'workbox-routing';
import { servicesPath } from '../src/contract/catalogue.ts';
import { apiBase } from '../src/device/api-base.ts';
import { assets, pages, services } from './caching.ts';

const servicesUrl = new URL(`${apiBase}${servicesPath}`, location.href).href;
const isNotPage = /^\/(api|assets|admin)(\/|$)/;

/** The first matching route responds. Everything else goes to the network; no other API response is cached. */
export function registerRoutes(): void {
  registerRoute(({ request, url }) => request.mode === 'navigate' && !isNotPage.test(url.pathname), pages);
  registerRoute(({ sameOrigin, url }) => sameOrigin && /\.(js|css|svg)$/.test(url.pathname), assets);
  registerRoute(({ url }) => url.href === servicesUrl, services);
}
