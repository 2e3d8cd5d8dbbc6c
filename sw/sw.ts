/// <reference lib="webworker" />
import type { ToWorker } from '../src/contract/worker-messages.ts';
import { abortSending } from '../src/device/abort-sending.ts';
import { handleSync } from './background-sync.ts';
import { activate, cacheLanguage, install } from './install.ts';
import { handleNotificationClick, handlePush } from './notifications.ts';
import { registerRoutes } from './routing.ts';

declare const self: ServiceWorkerGlobalScope;

/** The Static Routing API is too new for TypeScript's library. */
type Routing = ExtendableEvent & { addRoutes?: (route: object) => Promise<void> };

registerRoutes();

self.addEventListener('install', (event) => {
  event.waitUntil(skipNetworkForNavigations(event));
  event.waitUntil(install(event));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate(event));
  // The first worker claims the page that registered it; a later one activates after `SKIP_WAITING`.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  if (message.type === 'SKIP_WAITING' || message.type === 'take-over') event.waitUntil(self.skipWaiting());
  if (message.type === 'abort-sending') abortSending();
  if (message.type === 'keep-language') {
    event.waitUntil(cacheLanguage(message.language, event));
    // A page that was on its way during activation was not claimed then. This rejects while the worker is installing.
    event.waitUntil(self.clients.claim().catch(() => undefined));
  }
});

self.addEventListener('sync', handleSync);
self.addEventListener('push', (event) => event.waitUntil(handlePush(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(handleNotificationClick(event)));

/** Prevents Chromium from also sending each navigation to the network while the worker starts. */
async function skipNetworkForNavigations(event: Routing): Promise<void> {
  await event.addRoutes?.({ condition: { requestMode: 'navigate' }, source: 'fetch-event' }).catch(() => undefined);
}
