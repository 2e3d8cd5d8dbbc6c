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

type Opened = { opening: Promise<Page>; page?: Page; failure?: { why: unknown } };
const opened = new Map<string, Opened>();

const keyOf = ({ path, who }: Room, language: Language) => `${language}${path}${who ?? ''}`;

/** The page's script and words, fetched once. */
export function openRoom(room: Room, language: Language): Promise<Page> {
  const key = keyOf(room, language);
  const known = opened.get(key);
  if (known) return known.opening;
  const opening = withinTime(Promise.all([room.load(), loadWords(language, ['frame', ...room.words])])).then(
    ([module]) => module.default,
  );
  const found: Opened = { opening };
  opened.set(key, found);
  opening.then(
    (page) => {
      found.page = page;
    },
    (why) => {
      found.failure = { why };
    },
  );
  return opening;
}

/** What must still come before the page can be shown. One that can't be loaded is shown as such by the boundary around it. */
export function comingOf(room: Room, language: Language): Promise<unknown> | undefined {
  const opening = openRoom(room, language);
  const known = opened.get(keyOf(room, language));
  return known?.page || known?.failure ? undefined : opening.catch(() => undefined);
}

/** The page, once it is here. One that could not be fetched ends in the boundary around it. */
export function pageOf(room: Room, language: Language): Page | undefined {
  const found = opened.get(keyOf(room, language));
  if (found?.failure) throw found.failure.why;
  return found?.page;
}

/** A failure stands until the reader leaves: asked for anew while it is being shown, it would never be shown. */
export function forgetFailures(): void {
  for (const [key, { failure }] of opened) if (failure) opened.delete(key);
}
