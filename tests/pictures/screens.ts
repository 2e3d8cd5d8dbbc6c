import type { Page } from '@playwright/test';

type Account = 'admin' | 'regular' | 'premium';

export type Screen = {
  /** the file in docs/pictures */
  name: string;
  path: string;
  width: 360 | 1280;
  dark?: boolean;
  account?: Account;
  /** what to do on the page before the picture */
  prepare?: (page: Page) => Promise<void>;
};

const openFirstClaim = async (page: Page) => {
  await page.locator('main a[href^="/claims/"]').first().click();
  await page.getByRole('heading', { name: 'What happened so far' }).waitFor();
};
const goOffline = (page: Page) => page.context().setOffline(true);

/** Public pages, a customer's and a premium customer's portal, and the desk; in the three languages, light and dark. */
export const screens: readonly Screen[] = [
  { name: 'home-360', path: '/', width: 360 },
  { name: 'home-360-am-dark', path: '/am', width: 360, dark: true },
  { name: 'home-1280', path: '/', width: 1280 },
  { name: 'services-360-om', path: '/om/services', width: 360 },
  { name: 'services-1280', path: '/services', width: 1280 },
  { name: 'premium-service-360', path: '/services/air-ambulance', width: 360 },
  { name: 'article-360-dark', path: '/blog/health-insurance-tips', width: 360, dark: true },
  { name: 'upgrade-360-am', path: '/am/upgrade', width: 360 },
  { name: 'sign-up-360', path: '/register', width: 360 },
  { name: 'dashboard-360', path: '/profile', width: 360, account: 'regular' },
  { name: 'premium-dashboard-1280', path: '/premium-profile', width: 1280, account: 'premium' },
  { name: 'claim-360', path: '/claims', width: 360, account: 'regular', prepare: openFirstClaim },
  { name: 'claim-form-360', path: '/claimform', width: 360, account: 'regular' },
  { name: 'claims-offline-360', path: '/claims', width: 360, account: 'regular', prepare: goOffline },
  { name: 'settings-1280', path: '/settings', width: 1280, account: 'regular' },
  // Last, since the account keeps the language.
  { name: 'dashboard-360-am-dark', path: '/am/profile', width: 360, dark: true, account: 'regular' },
  { name: 'claims-360-om', path: '/om/claims', width: 360, account: 'regular' },
  { name: 'desk-overview-1280', path: '/admin', width: 1280, account: 'admin' },
  { name: 'desk-queue-1280', path: '/admin/claims', width: 1280, account: 'admin' },
  {
    name: 'desk-claim-1280-dark',
    path: '/admin/claims',
    width: 1280,
    dark: true,
    account: 'admin',
    prepare: async (page) => {
      await page.locator('a[data-claim]').first().click();
      await page.getByRole('heading', { name: 'Decision' }).waitFor();
    },
  },
];
