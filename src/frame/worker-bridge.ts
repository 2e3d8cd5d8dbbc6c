import { languageOfPath } from '../contract/languages.ts';
import type { ToWorker } from '../contract/messages.ts';
import { policyOf } from '../contract/trusted-types.ts';

/**
 * All that the page says to its worker, and hears of it.
 */
type Version = 'current' | 'waiting' | 'taken-elsewhere';
type Listener = () => void;

const listeners = new Set<Listener>();
let version: Version = 'current';
let waiting: ServiceWorker | undefined;
let askedHere = false;

function nowIs(next: Version): void {
  version = next;
  for (const listener of listeners) listener();
}

const ours = policyOf('worker', { createScriptURL: (_any: string) => '/sw.js' });

const say = (worker: ServiceWorker | null | undefined, message: ToWorker) => worker?.postMessage(message);

export function startWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  // Without a worker, or without a newer one, the page goes on as it is; the next page tries again.
  register(navigator.serviceWorker).catch(() => undefined);
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  let served = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    // The very first one takes the page that brought it: nothing has changed for its reader.
    if (served && askedHere) location.reload();
    // Another tab asked for it. Something may be half written here, so this one is told and reloads when it likes.
    else if (served) nowIs('taken-elsewhere');
    served = true;
  });

  const registration = await workers.register(ours.createScriptURL(''));
  const offer = (worker: ServiceWorker | null) => {
    if (worker?.state !== 'installed' || !workers.controller) return;
    waiting = worker;
    nowIs('waiting');
  };
  const follow = (coming: ServiceWorker | null) => coming?.addEventListener('statechange', () => offer(coming));
  offer(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  say(registration.active, { type: 'keep-language', language: languageOfPath(location.pathname) });
}

export const newVersion = {
  subscribe(listener: Listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  state: () => version,
  /** Takes effect when the new worker has taken over: this tab then reloads. */
  take() {
    askedHere = true;
    say(waiting, { type: 'take-over' });
  },
};
