import type { Language } from '../contract/languages.ts';

/** Each part is a separate chunk, so that a page loads only the messages it shows. */
const en = {
  layout: () => import('./en/layout.ts'),
  validation: () => import('../contract/validation-messages/en.ts'),
  home: () => import('./en/home.ts'),
  services: () => import('./en/services.ts'),
  service: () => import('./en/service.ts'),
  about: () => import('./en/about.ts'),
  articles: () => import('./en/articles.ts'),
  healthInsuranceTips: () => import('./en/articles/health-insurance-tips.ts'),
  claimsGuideArticle: () => import('./en/articles/claims-guide.ts'),
  telemedicineFuture: () => import('./en/articles/telemedicine-future.ts'),
  policies: () => import('./en/policies.ts'),
  claimsGuide: () => import('./en/claims-guide.ts'),
  upgrade: () => import('./en/upgrade.ts'),
  subscribe: () => import('./en/subscribe.ts'),
  serviceWords: () => import('../contract/services/en.ts').then(({ serviceWords }) => ({ messages: serviceWords })),
  serviceHighlights: () =>
    import('../contract/highlights/en.ts').then(({ serviceHighlights }) => ({ messages: serviceHighlights })),
  account: () => import('./en/account.ts'),
  portal: () => import('./en/portal.ts'),
  dashboard: () => import('./en/dashboard.ts'),
  settings: () => import('./en/settings.ts'),
  notices: () => import('./en/notices.ts'),
  card: () => import('./en/card.ts'),
  verify: () => import('./en/verify.ts'),
  offered: () => import('./en/offered.ts'),
  letters: () => import('./en/letters.ts'),
  photos: () => import('./en/photos.ts'),
  claimForm: () => import('./en/claim-form.ts'),
  claims: () => import('./en/claims.ts'),
  reasons: () => import('../contract/reasons/en.ts').then(({ reasonMessages }) => ({ messages: reasonMessages })),
};

export type Part = keyof typeof en;
export type Messages = { [P in Part]: Awaited<ReturnType<(typeof en)[P]>>['messages'] };

/** English defines the type: a language without a part or a key does not compile. */
type Catalogue = { [P in Part]: () => Promise<{ messages: Messages[P] }> };

const am: Catalogue = {
  layout: () => import('./am/layout.ts'),
  validation: () => import('../contract/validation-messages/am.ts'),
  home: () => import('./am/home.ts'),
  services: () => import('./am/services.ts'),
  service: () => import('./am/service.ts'),
  about: () => import('./am/about.ts'),
  articles: () => import('./am/articles.ts'),
  healthInsuranceTips: () => import('./am/articles/health-insurance-tips.ts'),
  claimsGuideArticle: () => import('./am/articles/claims-guide.ts'),
  telemedicineFuture: () => import('./am/articles/telemedicine-future.ts'),
  policies: () => import('./am/policies.ts'),
  claimsGuide: () => import('./am/claims-guide.ts'),
  upgrade: () => import('./am/upgrade.ts'),
  subscribe: () => import('./am/subscribe.ts'),
  serviceWords: () => import('../contract/services/am.ts').then(({ serviceWords }) => ({ messages: serviceWords })),
  serviceHighlights: () =>
    import('../contract/highlights/am.ts').then(({ serviceHighlights }) => ({ messages: serviceHighlights })),
  account: () => import('./am/account.ts'),
  portal: () => import('./am/portal.ts'),
  dashboard: () => import('./am/dashboard.ts'),
  settings: () => import('./am/settings.ts'),
  notices: () => import('./am/notices.ts'),
  card: () => import('./am/card.ts'),
  verify: () => import('./am/verify.ts'),
  offered: () => import('./am/offered.ts'),
  letters: () => import('./am/letters.ts'),
  photos: () => import('./am/photos.ts'),
  claimForm: () => import('./am/claim-form.ts'),
  claims: () => import('./am/claims.ts'),
  reasons: () => import('../contract/reasons/am.ts').then(({ reasonMessages }) => ({ messages: reasonMessages })),
};

const om: Catalogue = {
  layout: () => import('./om/layout.ts'),
  validation: () => import('../contract/validation-messages/om.ts'),
  home: () => import('./om/home.ts'),
  services: () => import('./om/services.ts'),
  service: () => import('./om/service.ts'),
  about: () => import('./om/about.ts'),
  articles: () => import('./om/articles.ts'),
  healthInsuranceTips: () => import('./om/articles/health-insurance-tips.ts'),
  claimsGuideArticle: () => import('./om/articles/claims-guide.ts'),
  telemedicineFuture: () => import('./om/articles/telemedicine-future.ts'),
  policies: () => import('./om/policies.ts'),
  claimsGuide: () => import('./om/claims-guide.ts'),
  upgrade: () => import('./om/upgrade.ts'),
  subscribe: () => import('./om/subscribe.ts'),
  serviceWords: () => import('../contract/services/om.ts').then(({ serviceWords }) => ({ messages: serviceWords })),
  serviceHighlights: () =>
    import('../contract/highlights/om.ts').then(({ serviceHighlights }) => ({ messages: serviceHighlights })),
  account: () => import('./om/account.ts'),
  portal: () => import('./om/portal.ts'),
  dashboard: () => import('./om/dashboard.ts'),
  settings: () => import('./om/settings.ts'),
  notices: () => import('./om/notices.ts'),
  card: () => import('./om/card.ts'),
  verify: () => import('./om/verify.ts'),
  offered: () => import('./om/offered.ts'),
  letters: () => import('./om/letters.ts'),
  photos: () => import('./om/photos.ts'),
  claimForm: () => import('./om/claim-form.ts'),
  claims: () => import('./om/claims.ts'),
  reasons: () => import('../contract/reasons/om.ts').then(({ reasonMessages }) => ({ messages: reasonMessages })),
};

export const catalogues: Record<Language, Catalogue> = { en, am, om };
