import type { Page } from '@playwright/test';
import { registerAndLogIn } from '../account/accounts.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { type Customer, newCustomer } from '../support/customer.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { blockSiteData } from '../support/phone.ts';
import { everyScript } from '../support/scripts.ts';
import { storedToken } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { logInAtDesk, openDesk } from './desk.ts';

const isNotWider = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

/** Presses a key in the same frame in which an element is inserted, before it is painted. */
const pressAtOnce = (page: Page, key: string, drawn: string) =>
  page.evaluate(
    ([key, drawn]) =>
      new MutationObserver((_, observer) => {
        if (!document.querySelector(drawn)) return;
        observer.disconnect();
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      }).observe(document.body, { childList: true, subtree: true }),
    [key, drawn] as const,
  );

const markup = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
/** Contains a right-to-left override, a bell character and an unbalanced closing tag. */
const controlCharacters = '\u202edrow\u0007 </td></template>';
/** Invisible characters are removed from names. */
const hostile = `Abebech ${markup.slice(0, 40)}drow </td></template>`;

/**
 * Expects the text to be rendered as written, without creating elements; the only script is the page's own. Attempts
 * to run scripts fail every test through the content security policy check.
 */
async function expectPlainText(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible();
  await expect(page.locator('img[src="x"], body * script:not([type="application/ld+json"])')).toHaveCount(0);
}

/** Expects the admin page to isolate the text direction as well. */
const expectNoDirectionOverrides = async (page: Page) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
  expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/[\u0000-\u0008\u202a-\u202e\u2066-\u2069]/);

/** Creates one of everything that a customer can write, for every page that displays it. */
async function createHostileRecords(page: Page, { password }: Pick<Customer, 'password'>): Promise<void> {
  const token = await storedToken(page);
  const post = async (path: string, data: object) => {
    const response = await page.request.post(`/api${path}`, { headers: { authorization: `Bearer ${token}` }, data });
    expect([path, response.ok()]).toEqual([path, true]);
    return response;
  };
  const claim = { hospital: 'City Hospital', service: 'Telemedicine', paymentMethod: 'Cash' };
  await post('/claims', { ...claim, description: `${markup}${controlCharacters}` });
  const known = await page.request.get('/api/profile', { headers: { authorization: `Bearer ${token}` } });
  const { user, claims } = await known.json();
  await post('/claim-request', { userId: user.id });
  await post('/subscriptions', { service: 'routine-checkups', paymentMethod: 'Cash' });
  await post('/upgrade', { paymentMethod: 'Cash' });
  await post('/deletion', { currentPassword: password });
  await expectPlainText(page, 'Welcome, Abebech <img src=x');
  await page.goto(`/claims/${claims[0].id}`);
  await expectPlainText(page, markup);
  await page.goto('/settings');
  await expect(page.getByLabel('Username')).toHaveValue(hostile);
}

const wide = { width: 1280, height: 800 };
const small = { width: 360, height: 740 };

/** With all rules in the light theme, and with the one of contrast in the dark one, on a phone. */
async function expectAccessible(desk: Page): Promise<void> {
  await expectNoDirectionOverrides(desk);
  await isNotWider(desk);
  await desk.emulateMedia({ colorScheme: 'light' });
  await expectNoAxeViolations(desk);
  await desk.emulateMedia({ colorScheme: 'dark' });
  await desk.setViewportSize(small);
  await expectNoAxeViolations(desk, (axe) => axe.withRules('color-contrast'));
  await isNotWider(desk);
  await desk.setViewportSize(wide);
}

test('every admin page is accessible, does not scroll sideways and escapes customers’ text', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const customer = await registerAndLogIn(page, newCustomer(hostile));
  const { email } = customer;
  await createHostileRecords(page, customer);
  const desk = await openDesk(browser, baseURL ?? '', '/');
  const read = async (path: string, until: string) => {
    await desk.goto(`/admin${path}`);
    await expectPlainText(desk, until);
    await expectAccessible(desk);
  };
  await expectPlainText(desk, 'Waiting longest');
  await expectAccessible(desk);
  await read(`/claims?search=${email}`, email);
  const kind = desk.getByLabel('Kind', { exact: true });
  await expect(kind).toBeVisible();
  await desk.setViewportSize(small);
  await expect(kind).toBeHidden();
  await desk.setViewportSize(wide);

  await desk.locator('a[data-claim]').first().focus();
  await desk.keyboard.press('?');
  await expect(desk.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await expectNoAxeViolations(desk);
  // The browser gives the focus back to the claim, which the key then opens.
  await pressAtOnce(desk, 'd', 'body:not(:has(dialog h2))');
  await desk.keyboard.press('Escape');
  await expect(desk.getByLabel('Reason')).toBeFocused();
  await expectPlainText(desk, markup);
  await desk.getByRole('button', { name: 'Decline' }).last().click();
  await desk.getByText('Please fill this in.').waitFor();
  await expectAccessible(desk);

  await read(`/customers?search=${email}`, email);
  const name = hostile.slice(0, 20);
  await desk.getByRole('link', { name }).first().click();
  await expectPlainText(desk, 'End all sessions');
  await expectAccessible(desk);
  await read('/requests?kind=deletions', name);
  for (const kind of ['Claim requests', 'Subscriptions', 'Upgrades to Premium']) {
    await desk.getByRole('link', { name: kind }).click();
    await desk.getByRole('table', { name: kind }).waitFor();
    await expectPlainText(desk, name);
    await expectNoDirectionOverrides(desk);
  }
  await desk.goto('/admin/offers/services');
  await desk.getByRole('button', { name: 'Change Routine Checkups' }).click();
  await expect(desk.getByLabel('Title')).toBeFocused();
  await expectAccessible(desk);
  for (const page of ['hospitals', 'prices']) await read(`/offers/${page}`, 'Policies');
  // As the list of hospitals.
  for (const page of ['policies', 'payment-methods']) {
    await desk.goto(`/admin/offers/${page}`);
    await expectPlainText(desk, 'Policies');
    await isNotWider(desk);
  }
  await read('/saved-replies', 'Saved replies');
  await desk.context().close();
});

test('the admin page shows a message while its script is loading', async ({ page }) => {
  const release = await holdRequests(page, everyScript);
  await page.goto('/admin', { waitUntil: 'commit' });
  const loadingNotice = page.getByText('Loading the desk.');
  await expect(loadingNotice).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(loadingNotice).toHaveCount(0);
});

test('with site data blocked, the admin session lasts until the window is closed', async ({ phone }) => {
  blockSiteData(phone);
  const context = await phone.open();
  const desk = await context.newPage();
  await desk.goto('/admin/claims');
  await logInAtDesk(desk);
  await desk.getByRole('link', { name: 'Customers' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Customers');
  await desk.reload();
  await expect(desk.getByLabel('Email', { exact: true })).toBeVisible();
  await context.close();
});
