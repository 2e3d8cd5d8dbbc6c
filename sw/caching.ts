import { cacheNames, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { languages } from '../src/contract/languages.ts';
import { announce } from '../src/device/channel.ts';
import { manifest } from './manifest.ts';
import { pagesCache } from './page-caches.ts';
import { cachedPageFor } from './pages.ts';

const isListed = new Set(manifest);

/** Caches only our own responses, not those of a captive portal. */
export const onlyOurResponses = (type: RegExp): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) =>
    response.ok && !response.redirected && type.test(response.headers.get('content-type') ?? '') ? response : null,
});

const scripts = onlyOurResponses(/javascript|css|svg/);

/** Scripts, styles and pictures have hashed names. Those not precached on install are cached on first use. */
export const assets = new CacheFirst({
  cacheName: cacheNames.precache,
  plugins: [
    scripts,
    {
      cacheWillUpdate: async ({ request, response }) => (isListed.has(new URL(request.url).pathname) ? response : null),
    },
  ],
});

/** Pages are cached only as part of a pack. A path without a page of its own gets the shell of its route. */
export const pages = new CacheFirst({
  cacheName: pagesCache,
  plugins: [
    {
      cacheKeyWillBeUsed: ({ request }) => cachedPageFor(new URL(request.url).pathname),
      cacheWillUpdate: async () => null,
    },
  ],
});

/** Shows the cached response, with its date, while revalidating, and notifies open pages when it has changed. */
const publicList = (name: 'services' | 'hospitals') =>
  new StaleWhileRevalidate({
    cacheName: name,
    plugins: [
      onlyOurResponses(/^application\/json/),
      new ExpirationPlugin({ maxEntries: languages.length }) as WorkboxPlugin,
      {
        cacheDidUpdate: async ({ oldResponse, newResponse }) => {
          if (oldResponse && (await oldResponse.text()) !== (await newResponse.clone().text())) announce(name);
        },
      },
    ],
  });

export const services = publicList('services');
export const hospitals = publicList('hospitals');
