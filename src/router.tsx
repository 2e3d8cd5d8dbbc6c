import { lazy, Suspense } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import type { Language } from './contract/languages.ts';
import { loadMessages } from './i18n/load-messages.ts';
import { RouteError } from './layout/error-page.tsx';
import { Layout } from './layout/layout.tsx';
import { NotFound, notFoundHead } from './layout/not-found.tsx';
import { useSessionHint } from './layout/use-session-hint.ts';
import { type AppRoute, appRoutes, loadPage, redirects } from './routes.tsx';
import { withLoadTimeout } from './start/load-timeout.ts';
import { readSessionHint } from './start/session-hint.ts';
import type { Page } from './ui/page.ts';

/** The routes of one language for React Router: lazy pages, with the error page as `errorElement`. */
export async function routeObjects(language: Language): Promise<RouteObject[]> {
  // The messages of the layout and the error page.
  await loadMessages(language, ['layout']);
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
            ...appRoutes.map((route) => ({
              path: route.path,
              lazy: () => withLoadTimeout(lazyRoute(route, language)),
            })),
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
  if (!import.meta.env.SSR && readSessionHint()) await loadCustomerPage();
  return {
    Component: pageBySession(page, loadCustomerPage),
    handle: { head: () => (readSessionHint() && customerPage ? customerPage.head : page.head) },
  };
}

/** A page for visitors and another for customers at the same path. The visitor's is prerendered. */
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
