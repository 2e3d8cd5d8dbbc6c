import type { ReactNode } from 'react';
import { prerender as prerenderReact } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { beforeHydration } from './before-hydration.ts';
import { addressOf } from './contract/absolute-url.ts';
import { basenameOf, firstLanguage, type Language, languages, pathIn } from './contract/languages.ts';
import { notFoundPath } from './contract/pack.ts';
import { loadMessages, messagesOf } from './i18n/load-messages.ts';
import { LanguageProvider } from './i18n/use-messages.tsx';
import { alternatesOf } from './layout/document-head.ts';
import { ErrorPage } from './layout/error-page.tsx';
import { headMarkup } from './layout/head-markup.ts';
import layout from './layout/layout.module.css';
import { Layout } from './layout/layout.tsx';
import { notFoundHead } from './layout/not-found.tsx';
import { LoadingIndicator, LoadingRegion } from './layout/pending-navigation.tsx';
import { routeObjects } from './router.tsx';
import { type AppRoute, appRoutes, loadPage, prerenderedPaths, redirects } from './routes.tsx';
import { chunkTimeout, LoadError } from './start/load-timeout.ts';
import { preload } from './start/preload.ts';
import { Notice } from './ui/notice.tsx';

export type PrerenderedPage = {
  /** the path, or a pattern with a `:parameter` for a shell */
  path: string;
  kind: AppRoute['kind'];
  markup: string;
  head: string;
  /** <template> contents that `before-hydration.ts` shows, by id */
  templates: Record<string, string>;
  /** listed in the sitemap */
  isFound: boolean;
};

/** The parts of the page code that the build uses. */
export const site = {
  languages,
  basenameOf,
  pathIn,
  addressOf,
  alternatesOf,
  redirects,
  /** the inline script; `scripts` are the first script and its imports, `hydrationScripts` what hydration needs on every page */
  beforeHydration: (scripts: string[], hydrationScripts: string[]) =>
    `(${beforeHydration})(${chunkTimeout},"${firstLanguage}",${preload},${JSON.stringify(scripts)},${JSON.stringify(hydrationScripts)})`,
};

/** Renders every page of a language. */
export async function* pagesIn(language: Language): AsyncGenerator<PrerenderedPage> {
  for (const route of appRoutes) {
    const page = await loadPage(route, language);
    // The path of a pattern is the shell for parameters that are not prerendered.
    for (const path of new Set([...prerenderedPaths(route), route.path])) {
      const head = page.head({ language, params: { service: path.split('/')[2] } });
      const isFound = !head.hidden && (head.canonical ?? path) === path;
      const markup = await markupOf(language, path);
      const templates = await templatesOf(language, route.kind, markup);
      yield { path, kind: route.kind, markup, head: headMarkup(head, language, path), templates, isFound };
    }
  }
  yield {
    path: notFoundPath,
    kind: 'static',
    markup: await markupOf(language, notFoundPath),
    head: headMarkup(notFoundHead({ language, params: {} }), language, notFoundPath),
    templates: {},
    isFound: false,
  };
}

async function markupOf(language: Language, path: string): Promise<string> {
  const handler = createStaticHandler(await routeObjects(language), { basename: basenameOf(language) || '/' });
  const context = await handler.query(new Request(`http://localhost${pathIn(language, path)}`));
  if (context instanceof Response) throw new Error(`${path} redirects.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return render(language, <StaticRouterProvider router={router} context={context} hydrate={false} />);
}

const rethrow = (error: unknown) => {
  throw error;
};

async function render(language: Language, children: ReactNode): Promise<string> {
  const { prelude } = await prerenderReact(
    <LanguageProvider language={language}>{children}</LanguageProvider>,
    // Otherwise React streams large content at the end, with an inline script that moves it into place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: rethrow },
  );
  return new Response(prelude).text();
}

/** Renders an element at a path without a route. */
const renderAt = async (language: Language, element: ReactNode) => {
  const handler = createStaticHandler([{ path: '*', element }], { basename: basenameOf(language) || '/' });
  const context = await handler.query(new Request(`http://localhost${pathIn(language, '/not-loaded')}`));
  if (context instanceof Response) throw new Error('A catch-all route does not redirect.');
  const router = createStaticRouter(handler.dataRoutes, context);
  return render(language, <StaticRouterProvider router={router} context={context} hydrate={false} />);
};

async function templatesOf(
  language: Language,
  kind: AppRoute['kind'],
  markup: string,
): Promise<Record<string, string>> {
  await loadMessages(language, ['layout']);
  const messages = messagesOf(language, 'layout');
  if (kind === 'private') {
    const page = (
      <Layout>
        <ErrorPage error={new LoadError()} />
      </Layout>
    );
    return { 'not-loaded': await renderAt(language, page) };
  }
  // Only for pages with something to press.
  if (!/<(button|form)\b/.test(markup)) return {};
  const sign = (
    <LoadingRegion>
      <LoadingIndicator>{messages.loading.page}</LoadingIndicator>
    </LoadingRegion>
  );
  const notLoaded = (
    <div className={layout.offer}>
      <Notice kind="offline" alert>
        {messages.offline.notCome}
      </Notice>
    </div>
  );
  return { 'page-loading': await render(language, sign), 'not-come': await render(language, notLoaded) };
}
