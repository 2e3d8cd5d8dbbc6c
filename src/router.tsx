import { lazy, Suspense } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import type { Language } from './contract/languages.ts';
import { RouteError } from './frame/error-page.tsx';
import { Layout } from './frame/layout.tsx';
import { NotFound, notFoundHead } from './frame/not-found.tsx';
import { useSessionHint } from './frame/use-presence.ts';
import { type AppRoute, appRoutes, loadPage, redirects } from './routes.tsx';
import { readPresence } from './start/presence.ts';
import { withinTime } from './start/within-time.ts';
import { loadWords } from './text/load.ts';
import type { Page } from './ui/page.ts';

/** The route table as React Router takes it, for one language: its pages are lazy, and every failure ends on the error page. */
export async function routeObjects(language: Language): Promise<RouteObject[]> {
  // What the layout shows, and the error page.
  await loadWords(language, ['frame']);
  return [
    {
      Component: Layout,
      errorElement: (
        <Layout>
          <RouteError />
        </Layout>
      ),
      children: [
        {
          errorElement: <RouteError />,
          children: [
            ...appRoutes.map((route) => ({ path: route.path, lazy: () => withinTime(lazyRoute(route, language)) })),
            ...Object.entries(redirects).map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
            { path: '*', Component: NotFound, handle: { head: () => notFoundHead } },
          ],
        },
      ],
    },
  ];
}

async function lazyRoute(route: AppRoute, language: Language) {
  const { forCustomer } = route;
  const page = await loadPage(route, language);
  if (!forCustomer) return { Component: page.Page, handle: { head: () => page.head } };
  let customerPage: Page | undefined;
  const loadCustomerPage = async () => {
    customerPage = await loadPage(forCustomer, language);
    return { default: customerPage.Page };
  };
  if (!import.meta.env.SSR && readPresence()) await loadCustomerPage();
  return {
    Component: pageBySession(page, loadCustomerPage),
    handle: { head: () => (readPresence() && customerPage ? customerPage.head : page.head) },
  };
}

/** One address, and another page for a customer than for a visitor. What is prerendered is the visitor's. */
function pageBySession(visitorPage: Page, load: () => Promise<{ default: Page['Page'] }>) {
  const CustomerPage = lazy(load);
  return () =>
    useSessionHint() ? (
      <Suspense>
        <CustomerPage />
      </Suspense>
    ) : (
      <visitorPage.Page />
    );
}
