import { registerRoute } from 'workbox-routing';
import { hospitalsPath, servicesPath } from '../src/contract/catalogue.ts';
import { apiBase } from '../src/device/api-base.ts';
import { assets, hospitals, pages, services } from './caching.ts';

const urlOf = (path: string) => new URL(`${apiBase}${path}`, location.href).href;
const [servicesUrl, hospitalsUrl] = [urlOf(servicesPath), urlOf(hospitalsPath)];
const isNotPage = /^\/(api|assets|admin)(\/|$)/;

/** The first matching route responds. Everything else goes to the network; no other API response is cached. */
export function registerRoutes(): void {
  registerRoute(({ request, url }) => request.mode === 'navigate' && !isNotPage.test(url.pathname), pages);
  registerRoute(({ sameOrigin, url }) => sameOrigin && /\.(js|css|svg)$/.test(url.pathname), assets);
  registerRoute(({ url }) => url.href === servicesUrl, services);
  registerRoute(({ url }) => url.href === hospitalsUrl, hospitals);
}
