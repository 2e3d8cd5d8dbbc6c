import { withStorage } from './safe-storage.ts';
import { readSessionHint } from './session-hint.ts';

/** The `BeforeInstallPromptEvent` of Chromium, which is not standardized. */
type BeforeInstallPromptEvent = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

const storageKey = 'install';
type StoredState = { visits: number; refused?: true; dismissedAt?: number };
const month = 30 * 24 * 60 * 60 * 1000;

let prompt: BeforeInstallPromptEvent | undefined;
const listeners = new Set<() => void>();
const notifyListeners = () => {
  for (const listener of listeners) listener();
};

const readState = (): StoredState =>
  withStorage('localStorage', (storage) => JSON.parse(storage.getItem(storageKey) ?? 'null') as StoredState | null) ?? {
    visits: 0,
  };
const writeState = (state: StoredState) =>
  withStorage('localStorage', (storage) => storage.setItem(storageKey, JSON.stringify(state)));

/** The browser may have dispatched the event before this script was loaded; `before-hydration.ts` has kept it then. */
export function initInstallPrompt(): void {
  prompt = window.beforeHydration?.installPrompt as BeforeInstallPromptEvent | undefined;
  const handlePrompt = (event: Event) => {
    event.preventDefault();
    prompt = event as BeforeInstallPromptEvent;
    notifyListeners();
  };
  addEventListener('beforeinstallprompt', handlePrompt);
  addEventListener('appinstalled', () => {
    prompt = undefined;
    void navigator.storage?.persist?.();
    notifyListeners();
  });
  // Counts one visit per session, not per page.
  if (document.referrer.startsWith(location.origin)) return;
  writeState({ ...readState(), visits: readState().visits + 1 });
}

/** iOS has no install prompt; only Safari defines `navigator.standalone`, which is false in a browser tab. */
const isIosBrowser = () => (navigator as { standalone?: boolean }).standalone === false;

export type InstallMode = 'prompt' | 'manual' | 'none';

export const installation = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** How this browser can install the app, if it can. */
  mode: (): InstallMode => (prompt ? 'prompt' : isIosBrowser() ? 'manual' : 'none'),
  /** Offered from the second visit on, or while letters are unsent; once dismissed, not for a month. */
  offeredMode(): InstallMode {
    const { visits, refused, dismissedAt = 0 } = readState();
    const isEligible = visits > 1 || (readSessionHint()?.waiting ?? 0) > 0;
    // An earlier release stored no time.
    const isDismissed = (refused && !dismissedAt) || Date.now() - dismissedAt < month;
    return isDismissed || !isEligible ? 'none' : installation.mode();
  },
  async accept() {
    const choice = await prompt?.prompt();
    prompt = undefined;
    if (choice?.outcome === 'dismissed') installation.dismiss();
    notifyListeners();
  },
  dismiss() {
    writeState({ ...readState(), refused: true, dismissedAt: Date.now() });
    notifyListeners();
  },
};
