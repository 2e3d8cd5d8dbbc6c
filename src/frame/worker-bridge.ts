import { languageOfPath } from '../contract/languages.ts';
import type { ToWorker } from '../contract/messages.ts';

/**
 * All that the page says to its worker, and hears of it. The worker is registered once the page stands and is quiet, so
 * that what it fetches is never in the reader's way.
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

const say = (worker: ServiceWorker | null | undefined, message: ToWorker) => worker?.postMessage(message);

export function startWorkerWhenQuiet(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const quiet = () => requestIdleCallback(() => void startWorker(), { timeout: 5000 });
  if (document.readyState === 'complete') quiet();
  else addEventListener('load', quiet, { once: true });
}

async function startWorker(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', (event) => {
    waiting = event.sw;
    nowIs('waiting');
  });
  workbox.addEventListener('controlling', (event) => {
    if (!event.isUpdate) return;
    if (askedHere) location.reload();
    // Another tab asked for it. Something may be half written here, so this one is told and reloads when it likes.
    else nowIs('taken-elsewhere');
  });
  const registration = await workbox.register();
  say(registration?.active, { type: 'keep-language', language: languageOfPath(location.pathname) });
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
