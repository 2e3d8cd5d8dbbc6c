/**
 * The role and number of waiting letters in localStorage, for public pages, which do not load IndexedDB. The page
 * updates it when either changes. It is used for display only.
 */
export type SessionHint = { role: 'customer' | 'premium'; waiting: number };

export const homePathOf = (role: SessionHint['role']) => (role === 'premium' ? '/premium-profile' : '/profile');

/** A function, because with site data blocked, even accessing `localStorage` throws. */
type HintStorage = () => {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
};

const key = 'presence';

export function readSessionHint(shelf: HintStorage): SessionHint | undefined {
  try {
    const { role, waiting } = JSON.parse(shelf().getItem(key) ?? '{}') as Record<string, unknown>;
    if (role !== 'customer' && role !== 'premium') return undefined;
    return { role, waiting: typeof waiting === 'number' ? waiting : 0 };
  } catch {
    return undefined;
  }
}

export function writeSessionHint(shelf: HintStorage, presence: SessionHint | undefined): void {
  try {
    if (presence) shelf().setItem(key, JSON.stringify(presence));
    else shelf().removeItem(key);
  } catch {
    // If storage is full or blocked, only the hint is lost.
  }
}

/** Dispatched on the window that wrote the hint; other windows receive the `storage` event. */
export const sessionHintEvent = 'presence';
