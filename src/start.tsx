import { type ComponentChildren, hydrate, render } from 'preact';
import { useEffect } from 'preact/hooks';
import { App } from './app.tsx';
import { basenameOf, languageOfPath } from './contract/languages.ts';
import { databaseName } from './contract/messages.ts';
import { readPresence } from './frame/presence.ts';
import { findRoom, openRoom } from './frame/room.ts';
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
  // A page that can't be loaded is shown as such by the boundary in the app, which meets the same failure.
  const ready = async (pathname: string) => {
    const room = roomAt(pathname);
    if (room) await openRoom(room, language).catch(() => undefined);
  };
  await Promise.all([loadWords(language, ['frame']), ready(path)]);

  await new Promise<void>((alive) => {
    const page = (
      <LanguageProvider language={language}>
        <BrowserRouter basename={basename} ready={ready}>
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
