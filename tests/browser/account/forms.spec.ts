import type { Page } from '@playwright/test';
import { newCustomer, waitForHydration, waitForLogInForm } from '../support/customer.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { everyScript, lostScripts } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';
import { fillLogIn, fillSignUp, pressLogIn, register } from './accounts.ts';

test.use({ serviceWorkers: 'block' });

const loadingStatus = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading the page' });

for (const [which, script] of lostScripts) {
  test(`a form submitted before ${which} has loaded shows progress and is sent`, async ({ page }) => {
    const customer = await register(page);
    const releaseScript = await holdRequests(page, script);
    await page.goto('/login', { waitUntil: 'commit' });
    await fillLogIn(page, customer);
    await pressLogIn(page);
    await expect(loadingStatus(page)).toBeVisible();
    releaseScript();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${customer.username}`);
    await expect(loadingStatus(page)).toBeHidden();
  });

  test(`a form for which ${which} does not load shows an error and can be submitted again`, async ({
    page,
    expectError,
  }) => {
    expectError(/Failed to load resource/);
    const customer = await register(page);
    const abortScript = await failNextPage(page, script);
    await page.goto('/login', { waitUntil: 'commit' });
    await fillLogIn(page, customer);
    await pressLogIn(page);
    abortScript();
    const alert = page.getByRole('alert').filter({ hasText: 'The form has not come whole' });
    await expect(alert).toBeVisible();
    await expect(loadingStatus(page)).toBeHidden();
    await pressLogIn(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${customer.username}`);
    await expect(alert).toBeHidden();
  });
}

async function failNextPage(page: Page, address: string | ((url: URL) => boolean)): Promise<() => void> {
  let abortScript = () => {};
  const aborted = new Promise<void>((resolve) => {
    abortScript = resolve;
  });
  await page.route(
    address,
    async (route) => {
      await aborted;
      await route.abort();
    },
    { times: 1 },
  );
  return abortScript;
}

test('a submitted form ignores a second tap while the next page loads; an icon rendered only by the script has its styles', async ({
  page,
}) => {
  await page.goto('/register');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Register' }).click();
  const icon = page.getByRole('main').locator('svg').first();
  await expect(icon).toHaveCSS('fill', 'none');
  await expect(icon).toHaveCSS('stroke-linecap', 'round');
  expect((await icon.boundingBox())?.width).toBeLessThan(32);

  let registrations = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/register')) registrations += 1;
  });
  await fillSignUp(page, newCustomer());
  const releaseNextPage = await holdRequests(page, everyScript);
  await page.getByRole('button', { name: 'Register' }).dblclick();
  await expect(loadingStatus(page)).toBeVisible();
  await page.getByLabel('Confirm Password').press('Enter');
  releaseNextPage();
  await waitForLogInForm(page);
  expect(registrations).toBe(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the log-in and registration say that they need JavaScript and show contact details', async ({ page }) => {
    for (const path of ['/register', '/login', '/premium-register', '/premium-login']) {
      await page.goto(path);
      await expect(page.locator('noscript p')).toBeVisible();
      await expect(page.locator('noscript p')).toHaveText(/^This form needs a browser with JavaScript\./);
    }
  });
});
