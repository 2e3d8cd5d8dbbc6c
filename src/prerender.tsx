import type { ComponentChildren, VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { App } from './app.tsx';
import { basenameOf, type Language, languages, pathIn } from './contract/languages.ts';
import { addressOf } from './contract/world-address.ts';
import { alternatesOf } from './frame/document-head.ts';
import { ErrorPage } from './frame/error-page.tsx';
import type { Folded } from './frame/folded.ts';
import { headMarkup } from './frame/head-markup.ts';
import layout from './frame/layout.module.css';
import { Layout } from './frame/layout.tsx';
import { WordOnItsWay } from './frame/on-its-way.tsx';
import { findRoom, openRoom } from './frame/room.ts';
import { Waiting } from './frame/waiting.tsx';
import { NotLoaded } from './frame/within-time.ts';
import { StaticRouter } from './router/router.tsx';
import { addressesOf, type Opening, type Room, redirects, rooms } from './routes.tsx';
import { catalogues, type Part } from './text/catalogues.ts';
import { LanguageProvider, loadWords, wordsOf } from './text/words.tsx';
import { Notice } from './ui/notice.tsx';
import { asPrerendered } from './ui/outside.ts';

/** The functions by which a page asks for its script and its words. */
type Asks = (() => Promise<unknown>)[];
export type Prerendered = {
  markup: string;
  head: string;
  hidden: boolean;
  opening: Opening;
  folded: Record<Folded, string>;
  asks: Asks;
};

const asksOf = (room: Room, language: Language): Asks => {
  const parts: Part[] = ['frame', ...room.words];
  return [room.load, ...parts.map((part) => catalogues[language][part])];
};

const isOwnRoom = ({ opening, path, who }: Room) => opening === 'shell' && !who && !path.includes(':');

/** What the build needs of the route table, read from it and from nowhere else. */
export const plan = {
  languages,
  basenameOf,
  pathIn,
  addressOf,
  alternatesOf,
  redirects,
  paths: rooms.filter((room) => room.opening !== 'shell').flatMap((room) => addressesOf(room)),
  shellPatterns: rooms.filter((room) => room.opening === 'shell').map((room) => room.path),
  /** a customer's rooms that have an address of their own */
  roomPaths: rooms.filter(isOwnRoom).map((room) => room.path),
};

/** The shell stands at many addresses: until the script has come, its links to other languages lead to one of them. */
const anyCustomerAddress = '/profile';
/** And of the rooms that it stands for, this is the one that is asked for most. */
const oneClaim = '/claims/:id';

const roomAt = (path: string, fits: (room: Room) => boolean): Room => {
  const room = rooms.find((one) => one.path === path && fits(one));
  if (!room) throw new Error(`No room stands at ${path}.`);
  return room;
};

/** What a customer's address shows while its script is under way, and what it shows when that does not come. */
export async function shell(language: Language): Promise<{ waiting: string; notLoaded: string; asks: Asks }> {
  await loadWords(language, ['frame']);
  const inFrame = (page: ComponentChildren) =>
    rendered(
      <LanguageProvider language={language}>
        <StaticRouter basename={basenameOf(language)} path={anyCustomerAddress}>
          <Layout presence={undefined}>{page}</Layout>
        </StaticRouter>
      </LanguageProvider>,
    );
  const asks = asksOf(
    roomAt(oneClaim, ({ opening }) => opening === 'shell'),
    language,
  );
  return { waiting: inFrame(<Waiting />), notLoaded: inFrame(<ErrorPage error={new NotLoaded()} />), asks };
}

/** A customer's room before it is known whose: its heading in the frame. The browser does not take it over, but shows the room instead. */
export async function roomShell(
  path: string,
  language: Language,
): Promise<{ waiting: string; head: string; asks: Asks }> {
  const room = roomAt(path, isOwnRoom);
  const page = await openRoom(room, language);
  return {
    waiting: appAt(path, language),
    head: headMarkup(page.head({ language, params: {} }), language, path),
    asks: asksOf(room, language),
  };
}

const rendered = (page: VNode) => asPrerendered(() => renderToString(page));

const appAt = (path: string, language: Language) =>
  rendered(
    <LanguageProvider language={language}>
      <StaticRouter basename={basenameOf(language)} path={path}>
        <App />
      </StaticRouter>
    </LanguageProvider>,
  );

/**
 * What is said to whoever presses something for which the script is on its way, or has not come. Beside the page, since that
 * is taken over as it was; of a page that has such a thing.
 */
function folded(page: string, language: Language): Record<Folded, string> {
  const words = wordsOf(language, 'frame');
  const said = (when: RegExp, what: VNode) => (when.test(page) ? rendered(what) : '');
  return {
    'on-its-way': said(/<(button|form)\b/, <WordOnItsWay>{words.loading.page}</WordOnItsWay>),
    'not-come': said(
      /<form\b/,
      <div className={layout.offer}>
        <Notice kind="offline" alert>
          {words.offline.notCome}
        </Notice>
      </div>,
    ),
  };
}

/** An address and a language in, the page's markup out. */
export async function prerender(path: string, language: Language): Promise<Prerendered> {
  const found = findRoom(rooms, path, 'visitor');
  if (!found) throw new Error(`No room stands at ${path}.`);
  await loadWords(language, ['frame']);
  const page = await openRoom(found.room, language);
  const markup = appAt(path, language);
  const head = page.head({ language, params: found.params });
  return {
    markup,
    head: headMarkup(head, language, path),
    hidden: head.hidden === true || (head.canonical ?? path) !== path,
    // A customer has a room of their own at this address, and is not left waiting before a visitor's.
    opening: findRoom(rooms, path, 'customer')?.room.who ? 'act' : found.room.opening,
    folded: folded(markup, language),
    asks: asksOf(found.room, language),
  };
}
