import { catalogue } from './contract/catalogue.ts';
import type { Part } from './text/catalogues.ts';
import type { Page } from './ui/page.ts';

/**
 * `read`: prerendered, whole without a script; its script comes when the page is first touched.
 * `act`: prerendered too, but it is a form, so its script comes at once.
 * `shell`: shown only in the browser, to a customer.
 */
export type Opening = 'read' | 'act' | 'shell';

export type Room = {
  path: string;
  opening: Opening;
  words: readonly Part[];
  load: () => Promise<{ default: Page }>;
  /** what stands for `:param` in the prerendered addresses of this room */
  each?: readonly string[];
  /** two rooms may share an address: one for a visitor, one for a customer */
  who?: 'visitor' | 'customer';
};

/** Every part of the design system in every state, for whoever builds the next page. It does not ship. */
const gallery: Room = {
  path: '/ui',
  opening: 'shell',
  words: [],
  load: () =>
    import('./ui/gallery/gallery.tsx').then(({ default: Gallery }) => ({
      default: { head: () => ({ title: 'ui', description: '', hidden: true }), Page: Gallery },
    })),
};

/** The only route table. The prerendering, the server's addresses, the sitemap and the tests are read from it. */
export const rooms: readonly Room[] = [
  {
    path: '/',
    opening: 'read',
    words: ['home', 'serviceWords', 'articles'],
    load: () => import('./site/home/home.tsx'),
  },
  {
    path: '/home',
    opening: 'read',
    words: ['home', 'serviceWords', 'articles'],
    load: () => import('./site/home/home.tsx'),
  },
  {
    path: '/services',
    opening: 'read',
    words: ['services', 'serviceWords', 'serviceHighlights'],
    load: () => import('./site/services/services.tsx'),
  },
  {
    path: '/services/:service',
    each: catalogue.map(({ slug }) => slug),
    opening: 'read',
    words: ['services', 'service', 'serviceWords', 'serviceHighlights'],
    load: () => import('./site/service/service.tsx'),
  },
  { path: '/about', opening: 'read', words: ['about'], load: () => import('./site/about/about.tsx') },
  {
    path: '/blog/telemedicine-future',
    opening: 'read',
    words: ['articles', 'telemedicineFuture'],
    load: () => import('./site/article/telemedicine-future.tsx'),
  },
  {
    path: '/blog/claims-guide',
    opening: 'read',
    words: ['articles', 'claimsGuideArticle'],
    load: () => import('./site/article/claims-guide.tsx'),
  },
  {
    path: '/blog/health-insurance-tips',
    opening: 'read',
    words: ['articles', 'healthInsuranceTips'],
    load: () => import('./site/article/health-insurance-tips.tsx'),
  },
  { path: '/policies', opening: 'read', words: ['policies'], load: () => import('./site/policies/policies.tsx') },
  {
    path: '/claims',
    who: 'visitor',
    opening: 'read',
    words: ['claimsGuide'],
    load: () => import('./site/claims/claims.tsx'),
  },
  {
    path: '/upgrade',
    who: 'visitor',
    opening: 'read',
    words: ['upgrade', 'serviceWords'],
    load: () => import('./site/upgrade/upgrade.tsx'),
  },
  { path: '/register', opening: 'act', words: ['account', 'said'], load: () => import('./portal/sign-up/sign-up.tsx') },
  { path: '/login', opening: 'act', words: ['account', 'said'], load: () => import('./portal/log-in/log-in.tsx') },
  {
    path: '/premium-register',
    opening: 'act',
    words: ['account', 'said'],
    load: () => import('./portal/sign-up/premium-sign-up.tsx'),
  },
  {
    path: '/premium-login',
    opening: 'act',
    words: ['account', 'said'],
    load: () => import('./portal/log-in/premium-log-in.tsx'),
  },
  {
    path: '/profile',
    opening: 'shell',
    words: ['portal', 'dashboard', 'offered', 'letters'],
    load: () => import('./portal/dashboard/dashboard.tsx'),
  },
  {
    path: '/premium-profile',
    opening: 'shell',
    words: ['portal', 'dashboard', 'offered', 'letters'],
    load: () => import('./portal/dashboard/premium-dashboard.tsx'),
  },
  {
    path: '/settings',
    opening: 'shell',
    words: ['portal', 'settings', 'account', 'said'],
    load: () => import('./portal/settings/settings.tsx'),
  },
  {
    path: '/claimform',
    opening: 'shell',
    words: ['portal', 'claimForm', 'offered', 'letters', 'said'],
    load: () => import('./portal/claim-form/claim-form.tsx'),
  },
  {
    path: '/premium-claims',
    opening: 'shell',
    words: ['portal', 'claimForm', 'offered', 'letters', 'said'],
    load: () => import('./portal/premium-claim/premium-claim.tsx'),
  },
  {
    path: '/subscribe',
    opening: 'shell',
    words: ['portal', 'subscribe', 'serviceWords', 'offered', 'letters', 'said'],
    load: () => import('./portal/subscribe/subscribe.tsx'),
  },
  {
    path: '/upgrade',
    who: 'customer',
    opening: 'shell',
    words: ['portal', 'subscribe', 'offered', 'letters', 'said'],
    load: () => import('./portal/upgrade/upgrade.tsx'),
  },
  {
    path: '/claims',
    who: 'customer',
    opening: 'shell',
    words: ['portal', 'claims', 'offered', 'letters'],
    load: () => import('./portal/claims/claims.tsx'),
  },
  {
    path: '/claims/:id',
    opening: 'shell',
    words: ['portal', 'claims', 'offered', 'letters', 'reasons'],
    load: () => import('./portal/claims/one-claim.tsx'),
  },
  {
    path: '/claims/letter/:id',
    opening: 'shell',
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

export function addressesOf(room: Room): readonly string[] {
  return room.each ? room.each.map((value) => room.path.replace(/:\w+/, value)) : [room.path];
}
