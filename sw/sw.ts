/// <reference lib="webworker" />
import type { ToWorker } from '../src/contract/messages.ts';
import { routeRequests } from './caching.ts';
import { routeNavigations } from './navigation.ts';
import { activate, install, keepLanguage, routeFiles } from './precache.ts';
import { sendOnSync } from './sending.ts';

declare const self: ServiceWorkerGlobalScope;

routeNavigations();
routeFiles();
routeRequests();

self.addEventListener('install', (event) => event.waitUntil(install(event)));

self.addEventListener('activate', (event) => {
  event.waitUntil(activate(event));
  // The very first worker serves the page that brought it; a later one was asked to take over.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  if (message.type === 'take-over') event.waitUntil(self.skipWaiting());
  if (message.type === 'keep-language') event.waitUntil(keepLanguage(message.language));
});

self.addEventListener('sync', sendOnSync);
