/**
 * A hint for the public pages, which do not load the database: who is here and how many letters wait. The page writes it
 * whenever either changes, by itself or as told on the channel; nothing is ever decided by it.
 */
export type SessionHint = { role: 'customer' | 'premium'; waiting: number };

/** Where somebody's own room is. */
export const homeOf = (role: SessionHint['role']) => (role === 'premium' ? '/premium-profile' : '/profile');

/** Where a browser is told to keep nothing, merely naming its storage fails: so it is named in here. */
type Shelf = () => {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
};

const key = 'presence';

export function readSessionHint(shelf: Shelf): SessionHint | undefined {
  try {
    const { role, waiting } = JSON.parse(shelf().getItem(key) ?? '{}') as Record<string, unknown>;
    if (role !== 'customer' && role !== 'premium') return undefined;
    return { role, waiting: typeof waiting === 'number' ? waiting : 0 };
  } catch {
    return undefined;
  }
}

export function writeSessionHint(shelf: Shelf, presence: SessionHint | undefined): void {
  try {
    if (presence) shelf().setItem(key, JSON.stringify(presence));
    else shelf().removeItem(key);
  } catch {
    // A full or forbidden storage costs the hint and nothing else.
  }
}

/** Dispatched on the window that wrote the hint; other windows hear of it by the browser's own `storage`. */
export const sessionHintEvent = 'presence';
