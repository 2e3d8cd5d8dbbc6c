import type { Language } from '../contract/languages.ts';
import { matchPath, type Params } from '../router/params.ts';
import type { Part } from '../text/catalogues.ts';
import { loadWords } from '../text/words.tsx';
import type { Page } from '../ui/page.ts';
import { withinTime } from './within-time.ts';

type Room = {
  path: string;
  words: readonly Part[];
  load: () => Promise<{ default: Page }>;
  each?: readonly string[];
  who?: 'visitor' | 'customer';
};
export type Found<R extends Room> = { room: R; params: Params };

export function findRoom<R extends Room>(
  rooms: readonly R[],
  path: string,
  who: 'visitor' | 'customer',
): Found<R> | undefined {
  for (const room of rooms) {
    if (room.who && room.who !== who) continue;
    const params = matchPath(room.path, path);
    // A parameter that stands for nothing we have is an address without a page.
    const known = (value: string) => !room.each || room.each.includes(value);
    if (params && Object.values(params).every(known)) return { room, params };
  }
  return undefined;
}

const opened = new Map<string, Promise<Page>>();
const failed = new Set<string>();

/** The page's script and words, fetched once. Once here it is handed to React without a pause, so nothing flickers. */
export function openRoom(room: Room, language: Language): Promise<Page> {
  const key = `${language}${room.path}${room.who ?? ''}`;
  const known = opened.get(key);
  if (known) return known;
  const opening = withinTime(Promise.all([room.load(), loadWords(language, ['frame', ...room.words])])).then(
    ([module]) => {
      // React reads a promise so marked at once, without suspending.
      Object.assign(opening, { status: 'fulfilled', value: module.default });
      return module.default;
    },
  );
  opened.set(key, opening);
  opening.catch(() => failed.add(key));
  return opening;
}

/** A failure stands until the reader leaves: asked for anew while it is being shown, it would never be shown. */
export function forgetFailures(): void {
  for (const key of failed) opened.delete(key);
  failed.clear();
}
