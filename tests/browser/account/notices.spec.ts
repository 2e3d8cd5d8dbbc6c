import type { Page } from '@playwright/test';
import { expectNoAxeViolationsInBothThemes } from '../support/axe.ts';
import { workerReady } from '../support/customer.ts';
import { testWithMail } from '../support/mail.ts';
import { expect, test } from '../support/test.ts';
import { logInAs, logOut, register, registerAndLogIn } from './accounts.ts';
import { approve, createDecidedClaims } from './decided-claims.ts';

const bell = (page: Page) =>
  page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: /Notices/ });

test('what happened is counted at the bell, read with and without a network, and counted no more', async ({
  page,
  network,
}) => {
  const customer = await registerAndLogIn(page);
  await workerReady(page);
  await bell(page).click();
  await expect(page.getByText('Nothing yet')).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);

  await createDecidedClaims(page, customer, { 'Routine Checkups': approve });
  await page.goto('/profile');
  await expect(bell(page)).toHaveText(/Notices2 \(2 are new\)/);
  // The list is on the phone already, with the network gone.
  await network.off();
  await bell(page).click();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveText([
    /^New\s*Your claim R-\w{8} was approved\./,
    /^New\s*We have received your claim R-\w{8}\./,
  ]);
  await expect(bell(page)).toHaveText('Notices');
  await expectNoAxeViolationsInBothThemes(page);
  await page.reload();
  await expect(rows.first()).toContainText('was approved');
  await expect(page.getByText('New', { exact: true })).toHaveCount(0);
  await expect(bell(page)).toHaveText('Notices');

  // The server is told that it was seen here, also for other phones.
  await network.on();
  await page.reload();
  const seen = async () => {
    await logOut(page);
    await logInAs(page, customer);
    await bell(page).click();
    await expect(rows).toHaveCount(2);
    return page.getByText('New', { exact: true }).count();
  };
  await expect.poll(seen, { timeout: 30_000 }).toBe(0);
  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/claims\/[\w-]+$/);
});

testWithMail('a customer chooses what is told on which channel', async ({ browser, mail, sms, site }) => {
  const context = await browser.newContext({ baseURL: site, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const customer = await register(page);
  await logInAs(page, customer);
  await page.goto('/settings');
  const box = (name: string) => page.getByRole('checkbox', { name });
  await expect(box('SMS: We have received a claim')).not.toBeChecked();
  await box('SMS: We have received a claim').click();
  await expect(page.getByText('Your choice is saved.')).toBeVisible();
  await expect(box('SMS: We have received a claim')).toBeChecked();
  await box('Email: We have received a claim').click();
  await expect(box('Email: We have received a claim')).not.toBeChecked();
  await expectNoAxeViolationsInBothThemes(page);

  await page.reload();
  await expect(box('SMS: We have received a claim')).toBeChecked();
  await expect(box('Email: We have received a claim')).not.toBeChecked();

  // What is not saved is not shown as saved.
  await page.route('**/api/notices', (route) => route.abort());
  await box('SMS: A claim was paid').click();
  await expect(page.getByText('This was not changed.')).toBeVisible();
  await expect(box('SMS: A claim was paid')).toBeChecked();
  await page.unroute('**/api/notices');

  await createClaim(page, customer);
  await expect.poll(() => sms.received.length).toBe(1);
  expect(sms.received[0]?.text).toMatch(/^We have received your claim R-\w{8}\. Open Tenawas\.$/);
  expect(mail.received).toEqual([]);
  await context.close();
});

test('a server that sends nothing says so in Settings', async ({ page }) => {
  await registerAndLogIn(page);
  await page.goto('/settings');
  await expect(page.getByText('At present Tenawas sends no emails and no SMS.')).toBeVisible();
});

async function createClaim(page: Page, { email, password }: { email: string; password: string }) {
  const { Token } = await (await page.request.post('/api/login', { data: { email, password } })).json();
  const data = { hospital: 'City Hospital', service: 'Routine Checkups', paymentMethod: 'Cash', description: '' };
  const headers = { authorization: `Bearer ${Token}`, 'idempotency-key': crypto.randomUUID() };
  expect((await page.request.post('/api/claims', { headers, data })).ok()).toBe(true);
}
