import * as v from 'valibot';

const tries = v.object({ keyId: v.string(), wrong: v.number(), nextTryAt: v.number() });
type Tries = v.InferOutput<typeof tries>;

const storageKey = 'pin-tries';

type LocalStorage = {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
};
/** In the page only, which is where a PIN is typed. */
const storage = () => (globalThis as { localStorage?: LocalStorage }).localStorage;

function read(): Tries | undefined {
  try {
    const parsed = v.safeParse(tries, JSON.parse(storage()?.getItem(storageKey) ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** The count of wrong PINs where IndexedDB has no room for it: local storage has a room of its own. */
export const fullPhoneTries = {
  /** Throws if there is no room either: then no PIN is tried. */
  count({ keyId, wrong, nextTryAt }: Tries): void {
    const room = storage();
    if (!room) throw new Error('There is no room to count tries of a PIN.');
    room.setItem(storageKey, JSON.stringify({ keyId, wrong, nextTryAt } satisfies Tries));
  },
  /** What was counted here since the database could last be written. */
  after({ keyId, wrong }: Pick<Tries, 'keyId' | 'wrong'>): Partial<Tries> {
    const counted = read();
    return counted?.keyId === keyId && counted.wrong > wrong ? counted : {};
  },
  forget(): void {
    storage()?.removeItem(storageKey);
  },
};
