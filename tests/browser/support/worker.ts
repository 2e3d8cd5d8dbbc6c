import type { BrowserContext, CDPSession, Page } from '@playwright/test';

export type WorkerHandle = {
  /** As if the browser's push service had sent it. */
  push: (data: string) => Promise<unknown>;
  /** Dispatches a sync event, as the browser does when it is back online, even with no page open. */
  dispatchSync: (tag: string) => Promise<unknown>;
  /** Terminates the worker at any point, as the browser does under memory pressure. */
  stop: () => Promise<unknown>;
};

/** Controls the worker through a CDP session that outlives the page. */
export async function attachToWorker(context: BrowserContext, page: Page): Promise<WorkerHandle> {
  const origin = new URL(page.url()).origin;
  return attachToWorkerBySession(await context.newCDPSession(await context.newPage()), origin);
}

/** The same through an existing CDP session. */
export async function attachToWorkerBySession(devtools: CDPSession, origin: string): Promise<WorkerHandle> {
  const registrationId = await registrationOf(devtools, origin);
  return {
    push: (data) => devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }),
    dispatchSync: (tag) =>
      devtools.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false }),
    stop: () => devtools.send('ServiceWorker.stopAllWorkers'),
  };
}

function registrationOf(devtools: CDPSession, origin: string): Promise<string> {
  const found = new Promise<string>((known) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (ours) known(ours.registrationId);
    });
  });
  return devtools.send('ServiceWorker.enable').then(() => found);
}
