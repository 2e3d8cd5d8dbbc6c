import type { Locator, Page } from '@playwright/test';
import { messages as about } from '../../../src/i18n/en/about.ts';
import { messages as claimForm } from '../../../src/i18n/en/claim-form.ts';
import { messages as claims } from '../../../src/i18n/en/claims.ts';
import { messages as dashboard } from '../../../src/i18n/en/dashboard.ts';
import { messages as home } from '../../../src/i18n/en/home.ts';
import { messages as frame } from '../../../src/i18n/en/layout.ts';
import { messages as services } from '../../../src/i18n/en/services.ts';
import type { Network } from '../network/networks.ts';
import { entry, fetchMore } from './claims-list.ts';
import { Phone } from './phone.ts';
import { tapWhenStable } from './tap-when-stable.ts';
import { readTaps, startRecordingTaps, type Tap } from './taps.ts';
import type { MeasuredPage } from './visit.ts';

const waitForHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

async function openFromMenu(page: Page, link: string, to: string): Promise<void> {
  await page.locator('header summary').last().tap();
  await page.getByRole('navigation', { name: frame.navigation.label }).getByRole('link', { name: link }).last().tap();
  await waitForHeading(page, to);
}

async function tapEach(all: Locator): Promise<void> {
  for (const one of await all.all()) await one.tap();
}

/** Uses the menu before hydration, a search, a service, and the link to the log-in. */
async function asVisitor(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/`);
  const menu = page.locator('header summary').last();
  for (let turn = 0; turn < 4; turn += 1) await menu.tap();
  await openFromMenu(page, frame.navigation.services, services.title);
  const search = page.getByRole('searchbox');
  await search.tap();
  await search.pressSequentially('care');
  await tapEach(page.locator('fieldset label'));
  await page.locator('fieldset label').first().tap();
  await search.clear();
  await page.getByRole('main').getByRole('link').first().tap();
  await page.waitForURL('**/services/*');
  await openFromMenu(page, frame.navigation.about, about.welcome.heading);
  await openFromMenu(page, frame.navigation.home, home.hero.headline);
  await page.getByRole('link', { name: home.hero.register }).tap();
  await page.waitForURL('**/register');
  const name = page.getByLabel('Full Name');
  await name.tap();
  await name.pressSequentially('Abebech');
  await page.getByRole('button', { name: 'Register' }).tap();
}

/** Uses the dashboard, the list of claims, one claim, and the claim form with an error and then successfully. */
async function asCustomer(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/profile`);
  await page.getByRole('link', { name: dashboard.claims.seeAll }).tap();
  await waitForHeading(page, claims.title);
  const { label, phone, open, decided, all } = claims.filter;
  const filters = page.getByRole('navigation', { name: label });
  for (const name of [phone, open, decided, all]) {
    await filters.getByRole('link', { name, exact: true }).tap();
    await filters.locator('[aria-current]', { hasText: name }).waitFor();
  }
  await page.locator(entry).first().waitFor();
  for (let turn = 0; turn < 4; turn += 1) await fetchMore(page);
  await tapWhenStable(page.locator(entry).first());
  await page.getByRole('link', { name: claims.one.back }).waitFor();
  await page.getByRole('link', { name: claims.one.back }).tap();
  await waitForHeading(page, claims.title);
  await page.getByRole('link', { name: claims.make }).tap();
  await waitForHeading(page, claimForm.claim.title);
  const submit = page.getByRole('button', { name: claimForm.claim.submit });
  await submit.tap();
  const { hospital, service, paymentMethod, details } = claimForm.fields;
  for (const field of [hospital, service, paymentMethod]) {
    await page.getByLabel(field).focus();
    await page.getByLabel(field).selectOption({ index: 1 });
  }
  const detailsField = page.getByLabel(details);
  await detailsField.tap();
  await detailsField.pressSequentially('Two stitches');
  await submit.tap();
  await page
    .getByText(/another claim/i)
    .first()
    .waitFor();
}

/** The interactions of a visitor and of a customer with many claims, each on a new phone. */
export async function recordTour(visitor: MeasuredPage, customer: MeasuredPage, network: Network): Promise<Tap[]> {
  const taps: Tap[] = [];
  for (const [user, steps] of [
    [visitor, asVisitor],
    [customer, asCustomer],
  ] as const) {
    const phone = await Phone.new(user.storageState);
    try {
      user.proxy.throttle(network);
      const page = await phone.page(network);
      await startRecordingTaps(page);
      await steps(page, user.proxy.origin);
      taps.push(...(await readTaps(page)));
    } finally {
      await phone.close();
    }
  }
  return taps;
}
