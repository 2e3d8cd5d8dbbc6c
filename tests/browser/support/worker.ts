import type { BrowserContext, CDPSession, Page } from '@playwright/test';

export type WorkerAtHand = {
  /** What the browser does by itself when it finds a network again, page or no page. */
  wakeForSync: (tag: string) => Promise<unknown>;
  /** As the browser does when it needs room: in the middle of whatever the worker is at. */
  stop: () => Promise<unknown>;
};

/** The browser's own handle on the worker, which outlives the page that it was taken from. */
export async function workerOf(context: BrowserContext, page: Page): Promise<WorkerAtHand> {
  const origin = new URL(page.url()).origin;
  return workerSeenBy(await context.newCDPSession(await context.newPage()), origin);
}

/** The same by the tools of a page that stays. */
export async function workerSeenBy(devtools: CDPSession, origin: string): Promise<WorkerAtHand> {
  const registrationId = await registrationOf(devtools, origin);
  return {
    wakeForSync: (tag) =>
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
