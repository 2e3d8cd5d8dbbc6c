import { holdRequests } from '../support/hold-requests.ts';
import { lostScripts } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

const card = (name: string) => ({ name, level: 2 }) as const;

test('services can be searched and filtered, and the URL keeps the result', async ({ page, context }) => {
  await page.goto('/services');
  const cards = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(cards).toHaveCount(14);
  await page.getByLabel('Search the services').fill('birth');
  await expect(cards).toHaveText(['Maternity Care']);
  await expect(page.getByRole('status').filter({ hasText: '1 service' })).toBeVisible();
  await expect(page).toHaveURL(/\?q=birth$/);

  await page.getByLabel('Search the services').fill('');
  await page.getByRole('radio', { name: 'Premium' }).check();
  await expect(cards).toHaveCount(6);
  await expect(page).toHaveURL(/\/services\?kind=premium$/);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(6);
  await expect(other.getByRole('radio', { name: 'Premium' })).toBeChecked();
});

test('keyboard only: search, filter, open and return to the same list', async ({ page }) => {
  await page.goto('/services');
  await page.getByLabel('Search the services').focus();
  await page.keyboard.type('doctor');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Standard' })).toBeChecked();
  await expect(page).toHaveURL(/q=doctor&kind=standard$/);
  const found = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  expect(found.length).toBeGreaterThan(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(found[0] ?? '');
  await page.goBack();
  await expect(page.getByLabel('Search the services')).toHaveValue('doctor');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(found);
});

for (const [which, script] of lostScripts)
  test(`text typed before ${which} has loaded is not lost`, async ({ page }) => {
    const release = await holdRequests(page, script);
    await page.goto('/services', { waitUntil: 'commit' });
    await page.getByLabel('Search the services').pressSequentially('scan');
    await page.getByRole('radio', { name: 'Premium' }).check();
    await expect(page.getByRole('group', { name: 'Show' }).locator('svg').filter({ visible: true })).toHaveCount(1);
    release();
    await expect(page.getByRole('heading', card('Advanced Diagnostics'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
    await expect(page.getByLabel('Search the services')).toHaveValue('scan');
  });

test('no results: a message and a button to show all', async ({ page }) => {
  await page.goto('/services?q=zebra');
  await expect(page.getByText('No service matches “zebra”.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all services' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(14);
  await expect(page).toHaveURL(/\/services$/);
});

test('a service shows the newest price and its date', async ({ page, request }) => {
  const { services } = await (await request.get('/api/services')).json();
  services.find(({ slug }: { slug: string }) => slug === 'telemedicine').yearlyPrice = 1750;
  await page.route('**/api/services', (route) => route.fulfill({ json: { services } }));
  await page.goto('/services/telemedicine');
  await expect(page.getByText('Yearly Payment: $150/year')).toBeVisible();
  await expect(page.getByText('Prices as of 1 November 2026')).toBeVisible();
  await page.mouse.wheel(0, 100);
  await expect(page.getByText('Yearly Payment: $1,750/year')).toBeVisible();
  await expect(page.getByText('Prices as of 1 November 2026')).toBeHidden();
});

test('with the server unreachable, a service shows the prerendered price', async ({ page, expectError }) => {
  expectError(/Failed to load resource/);
  const failedRequest = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/services'));
  await page.route('**/api/services', (route) => route.abort());
  await page.goto('/services/maternity-care');
  await page.mouse.wheel(0, 100);
  await failedRequest;
  await expect(page.getByText('Yearly Payment: $500/year')).toBeVisible();
});

test('a service without a price shows how to ask; premium services require a premium account', async ({ page }) => {
  await page.goto('/services/private-rooms');
  await expect(page.getByText('Price on request')).toBeVisible();
  await expect(page.getByText('Premium Service')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Write to/ })).toHaveAttribute('href', /^mailto:.+subject=Price%20of/);
  await page.getByRole('link', { name: 'Register for Premium' }).click();
  await expect(page).toHaveURL(/\/premium-register$/);
});
