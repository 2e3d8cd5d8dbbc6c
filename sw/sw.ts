/// <reference lib="webworker" />
import type { ToWorker } from '../src/contract/messages.ts';
import { answerTo } from './caching.ts';
import { keepLanguage, keepLanguagesInUse, savesData } from './keeping.ts';
import { routeAhead } from './routes.ts';
import { sendOnSync } from './sending.ts';
import { forgetOtherBuilds } from './site-cache.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

self.addEventListener('install', (event) => {
  event.waitUntil(keepLanguagesInUse().then(() => routeAhead(event, savesData())));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOtherBuilds());
  // The very first worker serves the page that brought it; a later one was asked to take over.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  if (message.type === 'take-over') event.waitUntil(self.skipWaiting());
  if (message.type === 'keep-language') {
    event.waitUntil(keepLanguage(message.language));
    // A page that was on its way at the moment of the activation was not there to be served.
    event.waitUntil(self.clients.claim());
  }
});

self.addEventListener('sync', sendOnSync);
