import { cacheNames, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { languages } from '../src/contract/languages.ts';
import { announce } from '../src/device/channel.ts';
import { manifest } from './manifest.ts';
import { keptPageFor, pagesCache } from './pages.ts';

const isListed = new Set(manifest);

/** An answer of another server, such as a hotel's log-in page, is never kept. */
export const onlyOurs = (type: RegExp): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) =>
    response.ok && !response.redirected && type.test(response.headers.get('content-type') ?? '') ? response : null,
});

const scripts = onlyOurs(/javascript|css|svg/);

/** Scripts, styles and pictures have a hash in their names. What the installation left out is kept when it is first used. */
export const assets = new CacheFirst({
  cacheName: cacheNames.precache,
  plugins: [
    scripts,
    {
      cacheWillUpdate: async ({ request, response }) => (isListed.has(new URL(request.url).pathname) ? response : null),
    },
  ],
});

/** Pages come from their language's pack alone; an address without a page of its own has a shell. */
export const pages = new CacheFirst({
  cacheName: pagesCache,
  plugins: [
    {
      cacheKeyWillBeUsed: ({ request }) => keptPageFor(new URL(request.url).pathname),
      cacheWillUpdate: async () => null,
    },
  ],
});

/** The prices that were kept, with their date, at once; newer ones are fetched meanwhile, and open pages are told. */
export const services = new StaleWhileRevalidate({
  cacheName: 'services',
  plugins: [
    onlyOurs(/^application\/json/),
    new ExpirationPlugin({ maxEntries: languages.length }) as WorkboxPlugin,
    {
      cacheDidUpdate: async ({ oldResponse, newResponse }) => {
        if (oldResponse && (await oldResponse.text()) !== (await newResponse.clone().text())) announce('services');
      },
    },
  ],
});
