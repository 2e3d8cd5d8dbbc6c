import type { Page } from '@playwright/test';
import { registerAndLogIn } from '../account/accounts.ts';
import { createClaims, openClaimForm } from '../claims/claim-form.ts';
import { administrators } from '../support/administrators.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { type Customer, newCustomer } from '../support/customer.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { blockSiteData, exceedQuota } from '../support/phone.ts';
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

/** Presses keys in successive tasks, before anything that is scheduled between them. */
const pressInSuccession = (page: Page, keys: string[]) =>
  page.evaluate(async (keys) => {
    const { port1, port2 } = new MessageChannel();
    for (const key of keys) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      });
    }
  }, keys);

test('the desk can be used with the keyboard only', async ({ page, browser, baseURL }) => {
  test.slow();
  const { email } = await openClaimForm(page);
  await createClaims(page, 3);
  const desk = await openDesk(browser, baseURL ?? '', `/claims?search=${email}`);
  const lines = desk.locator('a[data-claim]');
  await expect(lines).toHaveCount(3);
  await desk.getByRole('heading', { level: 1 }).focus();
  await desk.keyboard.press('j');
  await expect(lines.nth(0)).toBeFocused();
  await desk.keyboard.press('j');
  await desk.keyboard.press('j');
  await desk.keyboard.press('j');
  await expect(lines.nth(2)).toBeFocused();
  await desk.keyboard.press('k');
  await expect(lines.nth(1)).toBeFocused();
  await desk.keyboard.press('?');
  await expect(desk.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await expectNoAxeViolations(desk);
  await pressAtOnce(desk, 'd', 'body:not(:has(dialog h2))');
  await desk.keyboard.press('Escape');
  await expect(desk.getByLabel('Reason')).toBeFocused();
  await desk.keyboard.press('Escape');
  await expect(desk.getByLabel('Reason')).toBeHidden();
  await desk.getByRole('heading', { level: 1 }).focus();
  await pressAtOnce(desk, 'a', '[aria-keyshortcuts=u]');
  await desk.keyboard.press('r');
  await expect(desk.getByText('Taken into review', { exact: true })).toBeVisible();
  await expect(desk.locator('input:focus')).toBeVisible();
  await desk.keyboard.type('12.5');
  await desk.keyboard.press('Enter');
  // The next claim opens, with the focus on its heading.
  const decided = desk.getByRole('status').filter({ hasText: /R-.*: Approved\./ });
  await expect(decided).toBeVisible();
  await expect(desk.getByRole('heading', { level: 1 })).toBeFocused();
  await desk.keyboard.press('k');
  await expect(desk.getByText('Approved: $12.50')).toBeVisible();
  await pressInSuccession(desk, ['j', 'k']);
  await expect(desk.getByText('Approved: $12.50')).toBeVisible();
  await desk.keyboard.press('u');
  await expect(desk.getByRole('heading', { name: 'Decision' })).toBeFocused();
  await expect(desk.getByText('Undone', { exact: true })).toBeVisible();
  await desk.keyboard.press('b');
  await expect(desk).toHaveURL(new RegExp(`/admin/claims\\?search=${email.replace('@', '(@|%40)')}$`));
  await desk.context().close();
});

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
  for (const colorScheme of ['light', 'dark'] as const) {
    await desk.emulateMedia({ colorScheme });
    await desk.setViewportSize(colorScheme === 'dark' ? { width: 360, height: 740 } : { width: 1280, height: 800 });
    const read = async (path: string, until: string) => {
      await desk.goto(`/admin${path}`);
      await expectPlainText(desk, until);
      await expectNoDirectionOverrides(desk);
      await expectNoAxeViolations(desk);
      await isNotWider(desk);
    };
    await read('/', 'Waiting longest');
    await read(`/claims?search=${email}`, email);
    await desk.locator('a[data-claim]').first().click();
    await expectPlainText(desk, markup);
    await expectNoDirectionOverrides(desk);
    await desk.getByRole('button', { name: 'Decline' }).click();
    await expect(desk.getByRole('button', { name: 'Decline' })).toHaveCount(2);
    await desk.getByRole('button', { name: 'Decline' }).last().click();
    await desk.getByText('Please fill this in.').waitFor();
    await expectNoAxeViolations(desk);
    await isNotWider(desk);
    await read(`/customers?search=${email}`, email);
    await desk
      .getByRole('link', { name: hostile.slice(0, 20) })
      .first()
      .click();
    await expectPlainText(desk, 'End all sessions');
    await expectNoDirectionOverrides(desk);
    await expectNoAxeViolations(desk);
    await read('/requests?kind=deletions', hostile.slice(0, 20));
    for (const kind of colorScheme === 'light' ? ['Claim requests', 'Subscriptions', 'Upgrades to Premium'] : []) {
      await desk.getByRole('link', { name: kind }).click();
      await desk.getByRole('table', { name: kind }).waitFor();
      await expectPlainText(desk, hostile.slice(0, 20));
      await expectNoDirectionOverrides(desk);
    }
    await read('/offers/services', 'Payment methods');
    await desk.getByRole('button', { name: 'Change Routine Checkups' }).click();
    await expect(desk.getByLabel('Title')).toBeFocused();
    await expectNoAxeViolations(desk);
    await isNotWider(desk);
    for (const page of ['hospitals', 'policies', 'payment-methods', 'prices'])
      await read(`/offers/${page}`, 'Policies');
    await read('/saved-replies', 'Saved replies');
  }
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
  await desk.getByRole('button', { name: 'Log out' }).click();
  await expect(desk.getByLabel('Email', { exact: true })).toBeVisible();
  await logInAtDesk(desk);
  await desk.reload();
  await expect(desk.getByLabel('Email', { exact: true })).toBeVisible();
  await context.close();
});

test('with storage full or failing, the admin session lasts until the window is closed', async ({ phone, baseURL }) => {
  const context = await phone.open();
  const desk = await context.newPage();
  await exceedQuota(desk, baseURL);
  await desk.goto('/admin/claims');
  await logInAtDesk(desk);
  // Another window does not share the session, so its log-in does not end this one.
  const other = await context.newPage();
  await exceedQuota(other, baseURL);
  await other.goto('/admin/claims');
  await logInAtDesk(other, administrators[1]);
  await desk.getByRole('link', { name: 'Customers' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Customers');
  await other.addInitScript(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('Internal error.', 'UnknownError');
    };
  });
  await other.reload();
  await logInAtDesk(other);
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(other.getByLabel('Email', { exact: true })).toBeVisible();
  await context.close();
});

test('without an admin session only the log-in is shown', async ({ page, expectError }) => {
  test.slow();
  await page.goto('/admin/claims?state=all');
  await logInAtDesk(page);
  await expect(page).toHaveURL(/\/admin\/claims\?state=all$/);
  // The filters show the query parameters.
  const states = page.getByRole('navigation', { name: 'State' });
  await expect(states.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByLabel('Kind')).toHaveValue('');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administrator’s log-in');
  await expect(page).toHaveURL(/\/admin\/claims\?state=all$/);

  const customer = await openClaimForm(page);
  await page.goto('/admin/claims');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
  await page.goto('/admin/log-in');
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  expectError(/401/);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('Email or password is wrong.');
});
