/// <reference lib="webworker" />
import type { ToWorker } from '../src/contract/worker-messages.ts';
import { sendOnSync } from './background-sync.ts';
import { activate, install, keepLanguage } from './install.ts';
import { registerRoutes } from './routing.ts';

declare const self: ServiceWorkerGlobalScope;

/** Static routing is too new for the platform's types. */
type Routing = ExtendableEvent & { addRoutes?: (route: object) => Promise<void> };

registerRoutes();

self.addEventListener('install', (event) => {
  event.waitUntil(askWorkerAlone(event));
  event.waitUntil(install(event));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate(event));
  // The very first worker serves the page that brought it; a later one was asked to take over.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  if (message.type === 'SKIP_WAITING' || message.type === 'take-over') event.waitUntil(self.skipWaiting());
  if (message.type === 'keep-language') event.waitUntil(keepLanguage(message.language, event));
});

self.addEventListener('sync', sendOnSync);

/** Chromium would ask the network for a page as well, at every visit, while the worker starts. */
async function askWorkerAlone(event: Routing): Promise<void> {
  await event.addRoutes?.({ condition: { requestMode: 'navigate' }, source: 'fetch-event' }).catch(() => undefined);
}
