import { type ReactNode, StrictMode, Suspense, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { basenameOf, languageOfPath } from './contract/languages.ts';
import { databaseName } from './contract/messages.ts';
import { readPresence } from './frame/presence.ts';
import { findRoom, openRoom } from './frame/room.ts';
import { BrowserRouter } from './router/router.tsx';
import { rooms } from './routes.tsx';
import { LanguageProvider, loadWords } from './text/words.tsx';

/**
 * Brings the page to life; resolves once it answers. What was prerendered is taken over as it stands: React starts when
 * the page's own script and words are here, so that the taking over never shows an empty moment.
 */
export async function start(root: HTMLElement): Promise<void> {
  const language = languageOfPath(location.pathname);
  const basename = basenameOf(language);
  const path = location.pathname.slice(basename.length).replace(/(.)\/$/, '$1') || '/';
  const found = findRoom(rooms, path, readPresence() ? 'customer' : 'visitor');
  // A page that can't be loaded is shown as such by the boundary in the app, which meets the same failure.
  const opened = found && openRoom(found.room, language).catch(() => undefined);
  await Promise.all([loadWords(language, ['frame']), opened]);
  const takeOver = root.dataset.prerendered === path && found?.room.who !== 'customer';

  await new Promise<void>((alive) => {
    const page = (
      <StrictMode>
        <LanguageProvider language={language}>
          <BrowserRouter basename={basename}>
            <Suspense>
              <Alive tell={alive}>
                <App />
              </Alive>
            </Suspense>
          </BrowserRouter>
        </LanguageProvider>
      </StrictMode>
    );
    // As a transition the work is done in slices: a finger on the page is answered in between.
    startTransition(() => {
      if (takeOver) hydrateRoot(root, page);
      else createRoot(root).render(page);
    });
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

/** Around the app and not beside it: a sibling would change the ids that React counts, and they are in the prerendered page. */
function Alive({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell]);
  return children;
}
