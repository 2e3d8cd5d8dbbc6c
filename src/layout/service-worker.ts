import type { Workbox } from 'workbox-window';
import { create } from 'zustand';
import { languageOfPath } from '../contract/languages.ts';
import { policyOf } from '../contract/trusted-types.ts';
import type { ToWorker } from '../contract/worker-messages.ts';

/**
 * `waiting`: a new version is installed. `activating`: this tab reloads once it is active. `activated-elsewhere`: another tab has
 * activated it, and this tab still runs the old scripts.
 */
export const useNewVersion = create<{ state: 'current' | 'waiting' | 'activating' | 'activated-elsewhere' }>(() => ({
  state: 'current',
}));

const scriptURL = policyOf('worker', { createScriptURL: (_any: string) => '/sw.js' }).createScriptURL('');
let workbox: Workbox | undefined;

export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const hadWorker = navigator.serviceWorker.controller !== null;
  // Loaded late, since a page can be used without.
  const { Workbox } = await import('workbox-window');
  workbox = new Workbox(scriptURL);
  workbox.addEventListener('waiting', () => useNewVersion.setState({ state: 'waiting' }));
  workbox.addEventListener('controlling', () => {
    if (useNewVersion.getState().state === 'activating') location.reload();
    // This tab may hold unsaved input, so it shows a reload button instead.
    else if (hadWorker) useNewVersion.setState({ state: 'activated-elsewhere' });
  });
  const message: ToWorker = { type: 'keep-language', language: languageOfPath(location.pathname) };
  // The page works without a service worker; the next page load tries again.
  workbox.register().then(
    // `getSW` does not resolve for a worker that was active before and does not control this page yet.
    async (registration) => (registration?.active ?? (await workbox?.getSW()))?.postMessage(message),
    () => undefined,
  );
}

export async function activateNewVersion(): Promise<void> {
  useNewVersion.setState({ state: 'activating' });
  const abortSending: ToWorker = { type: 'abort-sending' };
  (await navigator.serviceWorker.getRegistration())?.active?.postMessage(abortSending);
  workbox?.messageSkipWaiting();
}
