import { fillLogIn, pressLogIn, registered } from '../account/accounts.ts';
import { expect, test } from '../house/test.ts';
import { withoutWorker } from '../house/without-worker.ts';

const heading = 'Unexpected Application Error';

test('an unknown address has the status 404 and the error page, with the status text and ways on', async ({
  page,
  expectError,
}) => {
  expectError(/404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started with Health Coverage');
});

test.describe('a script that does not come', () => {
  test.beforeEach(({ page }) => withoutWorker(page));

  test('ends a page on the error page, and trying again helps once it is back', async ({ page, expectError }) => {
    expectError(/ERR_FAILED|Failed to fetch|NotLoaded/);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Please fill this in.').first()).toBeVisible();
    await page.route('**/assets/sign-up*.js', (route) => route.abort());
    await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.unroute('**/assets/sign-up*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register');
  });

  for (const script of ['**/assets/index*.js', '**/assets/start*.js']) {
    test(`ends a customer’s address there too, at once when ${script} fails`, async ({ page, expectError }) => {
      expectError(/ERR_FAILED/);
      await page.route(script, (route) => route.abort());
      await page.goto('/settings?from=there');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      const inAmharic = page.locator('footer').getByRole('link', { name: 'አማርኛ' });
      await expect(inAmharic).toHaveAttribute('href', '/am/settings?from=there');
      await page.unroute(script);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page).toHaveURL(/\/login$/);
    });

    test(`and the customer’s page comes by itself with ${script}, at a touch`, async ({ page, expectError }) => {
      expectError(/ERR_FAILED/);
      await page.route(script, (route) => route.abort());
      await page.goto('/settings');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      // Lost once more: what is shown stays.
      const lostAgain = page.waitForEvent('requestfailed');
      await page.keyboard.press('Shift');
      await lostAgain;
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.unroute(script);
      await expect(async () => {
        await page.keyboard.press('Shift');
        await expect(page).toHaveURL(/\/login$/, { timeout: 1 });
      }).toPass();
    });
  }

  test('answers a press on a form with a sentence, keeps what is written, and the next press goes through', async ({
    page,
    expectError,
  }) => {
    expectError(/ERR_FAILED|Failed to fetch/);
    const customer = await registered(page);
    await page.route('**/assets/start*.js', (route) => route.abort());
    await page.goto('/login');
    await fillLogIn(page, customer);
    await pressLogIn(page);
    await expect(page.getByRole('alert')).toContainText('What you wrote is still here. Press again');
    await expect(page.getByLabel('Email')).toHaveValue(customer.email);
    await page.unroute('**/assets/start*.js');
    await pressLogIn(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${customer.username}`);
    await expect(page.getByText('Press again when the network is back')).toBeHidden();
  });

  test('ends there after 120 seconds when it neither comes nor fails', async ({ page }) => {
    await page.clock.install();
    await page.route('**/assets/start*.js', () => undefined);
    await page.goto('/profile', { waitUntil: 'commit' });
    // What the page's first script does last, so that by then it is at work and its time runs.
    await page.waitForFunction(() => localStorage.getItem('install'));
    await page.clock.runFor(119_000);
    await expect(page.getByRole('heading', { name: heading })).toBeHidden();
    await page.clock.runFor(2_000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
});
