import { catalogue } from './contract/catalogue.ts';
import { basenameOf, type Language, languageOfPath } from './contract/languages.ts';
import type { Part } from './text/catalogues.ts';
import { loadWords } from './text/load.ts';
import type { Page } from './ui/page.ts';

export type PageModule = {
  /** the message catalogues that the page uses */
  words: readonly Part[];
  load: () => Promise<{ default: Page }>;
};

export type AppRoute = PageModule & {
  path: string;
  /**
   * `static`: whole without a script. `form`: prerendered too, and of use with a script only. `private`: a customer's; of it
   * a shell without data is prerendered.
   */
  kind: 'static' | 'form' | 'private';
  /** what a customer sees at an address that is another page for a visitor */
  forCustomer?: PageModule;
  /** the values of the path's parameter that have a prerendered page */
  each?: readonly string[];
};

/** Every component of the design system in every state. It does not ship. */
const gallery: AppRoute = {
  path: '/ui',
  kind: 'private',
  words: [],
  load: () =>
    import('./ui/gallery/gallery.tsx').then(({ default: Gallery }) => ({
      default: { head: () => ({ title: 'ui', description: '', hidden: true }), Page: Gallery },
    })),
};

/** The only route table: read by the router, the build, the server, the sitemap and the tests. */
export const appRoutes: readonly AppRoute[] = [
  {
    path: '/',
    kind: 'static',
    words: ['home', 'serviceWords', 'articles'],
    load: () => import('./site/home/home.tsx'),
  },
  {
    path: '/home',
    kind: 'static',
    words: ['home', 'serviceWords', 'articles'],
    load: () => import('./site/home/home.tsx'),
  },
  {
    path: '/services',
    kind: 'static',
    words: ['services', 'serviceWords', 'serviceHighlights'],
    load: () => import('./site/services/services.tsx'),
  },
  {
    path: '/services/:service',
    each: catalogue.map(({ slug }) => slug),
    kind: 'static',
    words: ['services', 'service', 'serviceWords', 'serviceHighlights'],
    load: () => import('./site/service/service.tsx'),
  },
  { path: '/about', kind: 'static', words: ['about'], load: () => import('./site/about/about.tsx') },
  {
    path: '/blog/telemedicine-future',
    kind: 'static',
    words: ['articles', 'telemedicineFuture'],
    load: () => import('./site/article/telemedicine-future.tsx'),
  },
  {
    path: '/blog/claims-guide',
    kind: 'static',
    words: ['articles', 'claimsGuideArticle'],
    load: () => import('./site/article/claims-guide.tsx'),
  },
  {
    path: '/blog/health-insurance-tips',
    kind: 'static',
    words: ['articles', 'healthInsuranceTips'],
    load: () => import('./site/article/health-insurance-tips.tsx'),
  },
  { path: '/policies', kind: 'static', words: ['policies'], load: () => import('./site/policies/policies.tsx') },
  {
    path: '/claims',
    kind: 'static',
    words: ['claimsGuide'],
    load: () => import('./site/claims/claims.tsx'),
    forCustomer: {
      words: ['portal', 'claims', 'offered', 'letters'],
      load: () => import('./portal/claims/claims.tsx'),
    },
  },
  {
    path: '/upgrade',
    kind: 'static',
    words: ['upgrade', 'serviceWords'],
    load: () => import('./site/upgrade/upgrade.tsx'),
    forCustomer: {
      words: ['portal', 'subscribe', 'offered', 'letters', 'said'],
      load: () => import('./portal/upgrade/upgrade.tsx'),
    },
  },
  { path: '/register', kind: 'form', words: ['account', 'said'], load: () => import('./portal/sign-up/sign-up.tsx') },
  { path: '/login', kind: 'form', words: ['account', 'said'], load: () => import('./portal/log-in/log-in.tsx') },
  {
    path: '/premium-register',
    kind: 'form',
    words: ['account', 'said'],
    load: () => import('./portal/sign-up/premium-sign-up.tsx'),
  },
  {
    path: '/premium-login',
    kind: 'form',
    words: ['account', 'said'],
    load: () => import('./portal/log-in/premium-log-in.tsx'),
  },
  {
    path: '/profile',
    kind: 'private',
    words: ['portal', 'dashboard', 'offered', 'letters'],
    load: () => import('./portal/dashboard/dashboard.tsx'),
  },
  {
    path: '/premium-profile',
    kind: 'private',
    words: ['portal', 'dashboard', 'offered', 'letters'],
    load: () => import('./portal/dashboard/premium-dashboard.tsx'),
  },
  {
    path: '/settings',
    kind: 'private',
    words: ['portal', 'settings', 'account', 'said'],
    load: () => import('./portal/settings/settings.tsx'),
  },
  {
    path: '/claimform',
    kind: 'private',
    words: ['portal', 'claimForm', 'offered', 'letters', 'said'],
    load: () => import('./portal/claim-form/claim-form.tsx'),
  },
  {
    path: '/premium-claims',
    kind: 'private',
    words: ['portal', 'claimForm', 'offered', 'letters', 'said'],
    load: () => import('./portal/premium-claim/premium-claim.tsx'),
  },
  {
    path: '/subscribe',
    kind: 'private',
    words: ['portal', 'subscribe', 'serviceWords', 'offered', 'letters', 'said'],
    load: () => import('./portal/subscribe/subscribe.tsx'),
  },
  {
    path: '/claims/:id',
    kind: 'private',
    words: ['portal', 'claims', 'offered', 'letters', 'reasons'],
    load: () => import('./portal/claims/one-claim.tsx'),
  },
  {
    path: '/claims/letter/:id',
    kind: 'private',
    words: ['portal', 'claims', 'offered', 'letters'],
    load: () => import('./portal/claims/one-letter.tsx'),
  },
  ...(import.meta.env.DEV ? [gallery] : []),
];

/** Older and shorter addresses, and where they lead. */
export const redirects: Readonly<Record<string, string>> = {
  '/services/network-access': '/services/hospital-network',
  '/claims-management': '/services/claims-management',
  '/emergency-assistance': '/services/emergency-assistance',
  '/telemedicine': '/services/telemedicine',
};

/** The addresses of a route that have a page of their own. */
export const addressesOf = ({ path, each }: AppRoute): readonly string[] =>
  each ? each.map((value) => path.replace(/:\w+/, value)) : path.includes(':') ? [] : [path];

export const loadPage = async ({ load, words }: PageModule, language: Language): Promise<Page> => {
  const [module] = await Promise.all([load(), loadWords(language, ['frame', ...words])]);
  return module.default;
};

/** The route of a path, for what has to be known before the router is there. */
export function routeAt(pathname: string): AppRoute | undefined {
  const path = pathname.slice(basenameOf(languageOfPath(pathname)).length).replace(/\/$/, '') || '/';
  return appRoutes.find((route) => new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`).test(path));
}
