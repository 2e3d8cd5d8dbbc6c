import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { basenameOf, languageOfPath } from './contract/languages.ts';
import { sendLettersInBackground } from './features/customer/background-sending.ts';
import { LanguageProvider } from './i18n/use-messages.tsx';
import { pageHydrated } from './layout/page-hydrated.ts';
import { startWorker } from './layout/service-worker.ts';
import { routeObjects } from './router.tsx';

/** Hydrates the prerendered page once the modules of its route are loaded. */
export async function hydrate(root: HTMLElement): Promise<void> {
  const language = languageOfPath(location.pathname);
  const basename = basenameOf(language) || '/';
  const routes = await routeObjects(language);
  for (const { route } of matchRoutes(routes, location, basename) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  // With `hydrationData` the router leaves the initial scroll position to the browser.
  const router = createBrowserRouter(routes, { basename, hydrationData: {} });
  hydrateRoot(
    root,
    <LanguageProvider language={language}>
      <RouterProvider router={router} />
    </LanguageProvider>,
  );
  await pageHydrated;
  performance.mark('hydrated');
  window.beforeHydration?.hydrated();
  void sendLettersInBackground();
  // Without it the page works, and the next one tries again.
  requestIdleCallback(() => startWorker().catch(() => undefined), { timeout: 5000 });
}
