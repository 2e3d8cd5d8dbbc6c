import { catalogue } from './contract/catalogue.ts';
import { basenameOf, type Language, languageOfPath } from './contract/languages.ts';
import type { Part } from './i18n/catalogues.ts';
import { loadMessages } from './i18n/load-messages.ts';
import type { Page } from './ui/page.ts';

export type PageModule = {
  /** the message catalogues that the page uses */
  messages: readonly Part[];
  load: () => Promise<{ default: Page }>;
};

export type AppRoute = PageModule & {
  path: string;
  /**
   * `static`: complete without JavaScript. `form`: prerendered, but needs JavaScript to submit. `private`: for customers; prerendered as a
   * shell without data.
   */
  kind: 'static' | 'form' | 'private';
  /** the page for customers, if the path has another one for visitors */
  forCustomer?: PageModule;
  /** the values of the path parameter that are prerendered */
  paramValues?: readonly string[];
};

/** Every component of the design system in every state, in development only. */
const gallery: AppRoute = {
  path: '/ui',
  kind: 'private',
  messages: [],
  load: () =>
    import('./ui/gallery/gallery.tsx').then(({ default: Gallery }) => ({
      default: { head: () => ({ title: 'ui', description: '', hidden: true }), Page: Gallery },
    })),
};

/** The only route table, used by the router, the build, the server, the sitemap and the tests. */
export const appRoutes: readonly AppRoute[] = [
  {
    path: '/',
    kind: 'static',
    messages: ['home', 'serviceWords', 'articles'],
    load: () => import('./features/home/home.tsx'),
  },
  {
    path: '/home',
    kind: 'static',
    messages: ['home', 'serviceWords', 'articles'],
    load: () => import('./features/home/home.tsx'),
  },
  {
    path: '/services',
    kind: 'static',
    messages: ['services', 'serviceWords', 'serviceHighlights'],
    load: () => import('./features/services/services.tsx'),
  },
  {
    path: '/services/:service',
    paramValues: catalogue.map(({ slug }) => slug),
    kind: 'static',
    messages: ['services', 'service', 'serviceWords', 'serviceHighlights'],
    load: () => import('./features/services/service.tsx'),
  },
  {
    path: '/hospitals',
    kind: 'static',
    messages: ['hospitals', 'serviceWords'],
    load: () => import('./features/hospitals/hospitals.tsx'),
  },
  { path: '/about', kind: 'static', messages: ['about'], load: () => import('./features/about/about.tsx') },
  {
    path: '/blog/telemedicine-future',
    kind: 'static',
    messages: ['articles', 'telemedicineFuture'],
    load: () => import('./features/articles/telemedicine-future.tsx'),
  },
  {
    path: '/blog/claims-guide',
    kind: 'static',
    messages: ['articles', 'claimsGuideArticle'],
    load: () => import('./features/articles/claims-guide.tsx'),
  },
  {
    path: '/blog/health-insurance-tips',
    kind: 'static',
    messages: ['articles', 'healthInsuranceTips'],
    load: () => import('./features/articles/health-insurance-tips.tsx'),
  },
  { path: '/policies', kind: 'static', messages: ['policies'], load: () => import('./features/policies/policies.tsx') },
  {
    path: '/claims',
    kind: 'static',
    messages: ['claimsGuide'],
    load: () => import('./features/claims-guide/claims.tsx'),
    forCustomer: {
      messages: ['portal', 'claims', 'offered', 'letters', 'serviceWords'],
      load: () => import('./features/claims/claims.tsx'),
    },
  },
  {
    path: '/upgrade',
    kind: 'static',
    messages: ['upgrade', 'services', 'serviceWords'],
    load: () => import('./features/upgrade/upgrade.tsx'),
    forCustomer: {
      messages: ['portal', 'subscribe', 'upgrade', 'services', 'serviceWords', 'offered', 'letters', 'validation'],
      load: () => import('./features/upgrade/request-upgrade.tsx'),
    },
  },
  {
    path: '/register',
    kind: 'form',
    messages: ['account', 'validation'],
    load: () => import('./features/account/sign-up.tsx'),
  },
  {
    path: '/login',
    kind: 'form',
    messages: ['account', 'validation'],
    load: () => import('./features/account/log-in.tsx'),
  },
  {
    path: '/premium-register',
    kind: 'form',
    messages: ['account', 'validation'],
    load: () => import('./features/account/premium-sign-up.tsx'),
  },
  {
    path: '/premium-login',
    kind: 'form',
    messages: ['account', 'validation'],
    load: () => import('./features/account/premium-log-in.tsx'),
  },
  {
    path: '/forgot-password',
    kind: 'form',
    messages: ['account', 'validation'],
    load: () => import('./features/account/forgotten-password.tsx'),
  },
  {
    path: '/verify',
    kind: 'form',
    messages: ['verify', 'serviceWords', 'validation'],
    load: () => import('./features/verify/verify.tsx'),
  },
  {
    path: '/profile',
    kind: 'private',
    messages: ['portal', 'dashboard', 'offered', 'letters'],
    load: () => import('./features/dashboard/dashboard.tsx'),
  },
  {
    path: '/premium-profile',
    kind: 'private',
    messages: ['portal', 'dashboard', 'offered', 'letters'],
    load: () => import('./features/dashboard/premium-dashboard.tsx'),
  },
  {
    path: '/notices',
    kind: 'private',
    messages: ['portal', 'notices'],
    load: () => import('./features/notices/notices.tsx'),
  },
  {
    path: '/card',
    kind: 'private',
    messages: ['portal', 'card', 'offered'],
    load: () => import('./features/card/card.tsx'),
  },
  {
    path: '/payments',
    kind: 'private',
    messages: ['portal', 'payments', 'letters', 'services', 'serviceWords', 'offered'],
    load: () => import('./features/payments/payments.tsx'),
  },
  {
    path: '/payments/:id',
    kind: 'private',
    messages: ['portal', 'payments', 'services', 'serviceWords', 'offered'],
    load: () => import('./features/payments/payment.tsx'),
  },
  {
    path: '/benefits',
    kind: 'private',
    messages: ['portal', 'benefits', 'offered', 'reasons'],
    load: () => import('./features/benefits/benefits.tsx'),
  },
  {
    path: '/family',
    kind: 'private',
    messages: ['portal', 'family', 'claimForm', 'offered', 'letters', 'validation'],
    load: () => import('./features/family/family.tsx'),
  },
  {
    path: '/settings',
    kind: 'private',
    messages: ['portal', 'settings', 'pin', 'account', 'validation'],
    load: () => import('./features/settings/settings.tsx'),
  },
  {
    path: '/claimform',
    kind: 'private',
    messages: ['portal', 'claimForm', 'photos', 'offered', 'letters', 'reasons', 'validation'],
    load: () => import('./features/claim-form/claim-form.tsx'),
  },
  {
    path: '/premium-claims',
    kind: 'private',
    messages: ['portal', 'claimForm', 'photos', 'offered', 'letters', 'reasons', 'validation'],
    load: () => import('./features/premium-claim/premium-claim.tsx'),
  },
  {
    path: '/subscribe',
    kind: 'private',
    messages: [
      'portal',
      'subscribe',
      'services',
      'serviceWords',
      'serviceHighlights',
      'offered',
      'letters',
      'validation',
    ],
    load: () => import('./features/subscriptions/subscribe.tsx'),
  },
  {
    path: '/call-me-back',
    kind: 'private',
    messages: ['portal', 'callBack', 'claimForm', 'account', 'offered', 'letters', 'validation'],
    load: () => import('./features/call-back/call-back.tsx'),
  },
  {
    path: '/claims/:id',
    kind: 'private',
    messages: ['portal', 'claims', 'claimForm', 'photos', 'benefits', 'offered', 'letters', 'reasons', 'validation'],
    load: () => import('./features/claims/claim-detail.tsx'),
  },
  {
    path: '/claims/letter/:id',
    kind: 'private',
    messages: ['portal', 'claims', 'photos', 'offered', 'letters'],
    load: () => import('./features/claims/pending-claim.tsx'),
  },
  ...(import.meta.env.DEV ? [gallery] : []),
];

/** Older paths and their replacements. */
export const redirects: Readonly<Record<string, string>> = {
  '/services/network-access': '/services/hospital-network',
  '/claims-management': '/services/claims-management',
  '/emergency-assistance': '/services/emergency-assistance',
  '/telemedicine': '/services/telemedicine',
};

/** The prerendered paths of a route. */
export const prerenderedPaths = ({ path, paramValues }: AppRoute): readonly string[] =>
  paramValues ? paramValues.map((value) => path.replace(/:\w+/, value)) : path.includes(':') ? [] : [path];

export const loadPage = async ({ load, messages }: PageModule, language: Language): Promise<Page> => {
  const [module] = await Promise.all([load(), loadMessages(language, ['layout', ...messages])]);
  return module.default;
};

/** Matches a path before the router is loaded. */
export function routeAt(pathname: string): AppRoute | undefined {
  const path = pathname.slice(basenameOf(languageOfPath(pathname)).length).replace(/\/$/, '') || '/';
  return appRoutes.find((route) => new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`).test(path));
}
