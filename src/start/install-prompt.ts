import { inStorage } from './safe-storage.ts';
import { readSessionHint } from './session-hint.ts';

/** Chromium's own, which no standard names. */
type InstallPrompt = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

const shelf = 'install';
type Kept = { visits: number; refused?: true };

let prompt: InstallPrompt | undefined;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

const kept = (): Kept =>
  inStorage('localStorage', (storage) => JSON.parse(storage.getItem(shelf) ?? 'null') as Kept | null) ?? { visits: 0 };
const keep = (now: Kept) => inStorage('localStorage', (storage) => storage.setItem(shelf, JSON.stringify(now)));

/** Before the page is hydrated, since the browser offers it once. */
export function noteVisit(): void {
  const note = (event: Event) => {
    event.preventDefault();
    prompt = event as InstallPrompt;
    tell();
  };
  addEventListener('beforeinstallprompt', note);
  addEventListener('appinstalled', () => {
    prompt = undefined;
    void navigator.storage?.persist?.();
    tell();
  });
  // A page of the same visit came from another one of ours.
  if (document.referrer.startsWith(location.origin)) return;
  keep({ ...kept(), visits: kept().visits + 1 });
}

/** On an iPhone there is nothing to ask: `standalone` is known there alone, and is false in the browser. */
const byHand = () => (navigator as { standalone?: boolean }).standalone === false;

export type Way = 'ask' | 'by-hand' | 'none';

export const installation = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** At a fitting moment: the second visit, or something kept here that is waiting. Never again after a no. */
  way(): Way {
    const { visits, refused } = kept();
    const fitting = visits > 1 || (readSessionHint()?.waiting ?? 0) > 0;
    if (refused || !fitting) return 'none';
    return prompt ? 'ask' : byHand() ? 'by-hand' : 'none';
  },
  async accept() {
    const answer = await prompt?.prompt();
    prompt = undefined;
    if (answer?.outcome === 'dismissed') installation.refuse();
    tell();
  },
  refuse() {
    keep({ ...kept(), refused: true });
    tell();
  },
};
