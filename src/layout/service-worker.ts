import { Workbox } from 'workbox-window';
import { create } from 'zustand';
import { languageOfPath } from '../contract/languages.ts';
import { policyOf } from '../contract/trusted-types.ts';
import type { ToWorker } from '../contract/worker-messages.ts';

/** `waiting`: a new version is installed. `taken-elsewhere`: another tab has taken it, and this one runs the old scripts. */
export const useNewVersion = create<{ state: 'current' | 'waiting' | 'taken-elsewhere' }>(() => ({ state: 'current' }));

const scriptURL = policyOf('worker', { createScriptURL: (_any: string) => '/sw.js' }).createScriptURL('');
let workbox: Workbox | undefined;
let askedHere = false;

export function startWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const hadWorker = navigator.serviceWorker.controller !== null;
  workbox = new Workbox(scriptURL);
  workbox.addEventListener('waiting', () => useNewVersion.setState({ state: 'waiting' }));
  workbox.addEventListener('controlling', () => {
    if (askedHere) location.reload();
    // Something may be half written in this tab, so it is told and reloads when its reader likes.
    else if (hadWorker) useNewVersion.setState({ state: 'taken-elsewhere' });
  });
  const message: ToWorker = { type: 'keep-language', language: languageOfPath(location.pathname) };
  // Without a worker the page goes on as it is, and the next one tries again.
  workbox.register().then(
    () => void workbox?.messageSW(message),
    () => undefined,
  );
}

export function takeNewVersion(): void {
  askedHere = true;
  workbox?.messageSkipWaiting();
}
