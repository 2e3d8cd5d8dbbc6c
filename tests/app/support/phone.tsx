import { createRoot, type Root } from 'react-dom/client';
import { inject, onTestFinished, vi } from 'vitest';
// Before anything that imports it in parallel: Node 20 cannot require a module that is just being imported.
import 'react-router-dom';
import { separateChannels } from './channels.ts';

declare global {
  interface Window {
    happyDOM: { setURL: (url: string) => void };
  }
}

const origin = inject('origin');
let root: Root | undefined;

/** Opens a page as the browser does: of the page before, only what the phone stores is left. */
export async function goto(path: string): Promise<void> {
  await load(path, 'navigate', null);
}

export const reload = () => load(location.href.slice(origin.length), 'reload', history.state);

async function load(path: string, type: 'navigate' | 'reload', state: unknown): Promise<void> {
  closePage();
  vi.resetModules();
  window.happyDOM.setURL(origin + path);
  history.replaceState(state, '');
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [{ type } as PerformanceNavigationTiming]);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
  root.render(await (/^\/admin(\/|$)/.test(path) ? desk() : site()));
}

/** The language is the one of the path, as for the product. */
async function site() {
  const [{ createBrowserRouter, RouterProvider }, { LanguageProvider }, { routeObjects }, languages, sending] =
    await Promise.all([
      import('react-router-dom'),
      import('../../../src/i18n/use-messages.tsx'),
      import('../../../src/router.tsx'),
      import('../../../src/contract/languages.ts'),
      import('../../../src/features/customer/background-sending.ts'),
    ]);
  const language = languages.languageOfPath(location.pathname);
  document.documentElement.lang = language;
  const router = createBrowserRouter(await routeObjects(language), { basename: languages.basenameOf(language) || '/' });
  await initialized(router);
  void sending.sendLettersInBackground();
  return (
    <LanguageProvider language={language}>
      <RouterProvider router={router} />
    </LanguageProvider>
  );
}

async function desk() {
  const [{ createBrowserRouter, RouterProvider }, { QueryClientProvider }, { queryClient }, { deskRoutes }, session] =
    await Promise.all([
      import('react-router-dom'),
      import('@tanstack/react-query'),
      import('../../../src/admin/query.ts'),
      import('../../../src/admin/routes.tsx'),
      import('../../../src/admin/session.ts'),
    ]);
  document.documentElement.lang = 'en';
  session.watchSession();
  session.useDeskSession.subscribe(({ session }) => session ?? queryClient.clear());
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createBrowserRouter(deskRoutes, { basename: '/admin' })} />
    </QueryClientProvider>
  );
}

type Router = { state: { initialized: boolean }; subscribe: (listener: () => void) => () => void };
const initialized = (router: Router) =>
  new Promise<void>((done) => {
    const check = () => router.state.initialized && done();
    router.subscribe(check);
    check();
  });

export function closePage(): void {
  root?.unmount();
  root = undefined;
}

/** Another phone: nothing is stored on it. */
export function newPhone(): void {
  closePage();
  separateChannels();
  window.happyDOM.setURL(origin);
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
  sessionStorage.clear();
}

const fetchOfNode = globalThis.fetch;
const connected: typeof fetch = (input, init) =>
  fetchOfNode(typeof input === 'string' ? new URL(input, origin) : input, init);
globalThis.fetch = connected;

/** No request arrives until `on`; the browser knows that it is offline. */
export const network = {
  off() {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    setOnline(false);
    // Without the event, on which a page of this test would send what it keeps.
    onTestFinished(() => {
      globalThis.fetch = connected;
      defineOnline(true);
    });
  },
  on() {
    globalThis.fetch = connected;
    setOnline(true);
  },
};

function setOnline(isOnline: boolean): void {
  if (navigator.onLine === isOnline) return;
  defineOnline(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

const defineOnline = (value: boolean) => Object.defineProperty(navigator, 'onLine', { value, configurable: true });

/** Holds requests to a path until the returned function is called. */
export function holdRequests(path: RegExp): () => void {
  const pass = globalThis.fetch;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  globalThis.fetch = async (input, init) => {
    const aborted = new Promise<void>((resolve) => init?.signal?.addEventListener('abort', () => resolve()));
    if (path.test(String(input))) await Promise.race([held, aborted]);
    return pass(input, init);
  };
  onTestFinished(() => {
    release();
    globalThis.fetch = pass;
  });
  return release;
}
