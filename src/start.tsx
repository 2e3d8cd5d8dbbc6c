import { type ComponentChildren, hydrate, render } from 'preact';
import { useEffect } from 'preact/hooks';
import { App } from './app.tsx';
import { basenameOf, languageOfPath } from './contract/languages.ts';
import { databaseName } from './contract/messages.ts';
import { OnItsWay } from './frame/on-its-way.tsx';
import { readPresence } from './frame/presence.ts';
import { comingOf, findRoom } from './frame/room.ts';
import { BrowserRouter } from './router/router.tsx';
import { rooms } from './routes.tsx';
import { LanguageProvider, loadWords } from './text/words.tsx';
import { asPrerendered } from './ui/outside.ts';

/**
 * Brings the page to life; resolves once it answers. What was prerendered is taken over as it stands, when the page's own
 * script and words are here, so that the taking over never shows an empty moment.
 */
export async function start(root: HTMLElement): Promise<void> {
  const language = languageOfPath(location.pathname);
  const basename = basenameOf(language);
  const path = location.pathname.slice(basename.length).replace(/(.)\/$/, '$1') || '/';
  const roomAt = (pathname: string) => findRoom(rooms, pathname, readPresence() ? 'customer' : 'visitor')?.room;
  const coming = (pathname: string) => {
    const room = roomAt(pathname);
    return room && comingOf(room, language);
  };
  await Promise.all([loadWords(language, ['frame']), coming(path)]);
  // What came last was read in this task, and drawing takes one of its own: a tap meanwhile waits for one of the two.
  await new Promise((next) => setTimeout(next));

  await new Promise<void>((alive) => {
    const page = (
      <LanguageProvider language={language}>
        <BrowserRouter basename={basename} coming={coming} meanwhile={<OnItsWay />}>
          <Alive tell={alive}>
            <App />
          </Alive>
        </BrowserRouter>
      </LanguageProvider>
    );
    if (root.dataset.prerendered === path && roomAt(path)?.who !== 'customer') {
      asPrerendered(() => hydrate(page, root));
    } else {
      root.replaceChildren();
      render(page, root);
    }
  });
  void followLetters().catch(() => undefined);
}

/**
 * Letters leave from any page, not only from the rooms that show them. And a browser that is killed may lose the hint of
 * who is here, but not the database: where there is one, it is asked. The page is alive without it, so nothing waits.
 */
async function followLetters(): Promise<void> {
  const presence = readPresence();
  if (presence ? presence.waiting > 0 : await hasDatabase()) (await import('./portal/outbox-store.ts')).followLetters();
}

/** Nobody who only reads has one. */
async function hasDatabase(): Promise<boolean> {
  const databases = await indexedDB.databases().catch(() => []);
  return databases.some(({ name }) => name === databaseName);
}

function Alive({ tell, children }: { tell: () => void; children: ComponentChildren }) {
  useEffect(tell, [tell]);
  return children;
}
