import type { Page } from '@playwright/test';
import { fillLogIn, pressLogIn, register } from '../account/accounts.ts';
import { dynamicScripts, everyScript, lostScripts } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

const heading = 'Unexpected Application Error';

test.describe('a script that fails to load', () => {
  test('shows the error page, and retrying works once it is available', async ({ page, expectError }) => {
    expectError(/ERR_FAILED|Failed to fetch|LoadError/);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Please fill this in.').first()).toBeVisible();
    await page.route(everyScript, (route) => route.abort());
    await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.unroute(everyScript);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register');
  });

  for (const [which, script] of lostScripts) {
    test(`shows the error page on a customer’s page as soon as ${which} fails, until it is available`, async ({
      page,
      expectError,
    }) => {
      expectError(/ERR_FAILED/);
      const title = page.getByRole('heading', { level: 1 });
      await page.route(script, (route) => route.abort());
      await page.goto('/settings?from=there');
      await expect(title).toHaveText(heading);
      await expect(title).toBeFocused();
      const inAmharic = page.locator('footer').getByRole('link', { name: 'አማርኛ' });
      await expect(inAmharic).toHaveAttribute('href', '/am/settings?from=there');
      // An interaction loads it again: it fails once more, and the error page stays.
      const failedAgain = page.waitForEvent('requestfailed');
      await page.keyboard.press('Shift');
      await failedAgain;
      await expect(title).toBeFocused();
      await page.unroute(script);
      await expect(async () => {
        await page.keyboard.press('Shift');
        await expect(page).toHaveURL(/\/login$/, { timeout: 1 });
      }).toPass();

      await page.route(script, (route) => route.abort());
      await page.goto('/settings');
      await expect(title).toHaveText(heading);
      await page.unroute(script);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page).toHaveURL(/\/login$/);
    });
  }

  test('shows an error on submitting a form, keeps its text, and the next submit works', async ({
    page,
    expectError,
  }) => {
    expectError(/ERR_FAILED|Failed to fetch/);
    const customer = await register(page);
    await page.route(dynamicScripts, (route) => route.abort());
    await page.goto('/login');
    await fillLogIn(page, customer);
    await pressLogIn(page);
    await expect(page.getByRole('alert')).toContainText('What you wrote is still here. Press again');
    await expect(page.getByLabel('Email')).toHaveValue(customer.email);
    await page.unroute(dynamicScripts);
    await pressLogIn(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${customer.username}`);
    await expect(page.getByText('Press again when the network is back')).toBeHidden();
  });

  test('does not show a late error when the script has loaded on the second attempt', async ({ page, expectError }) => {
    expectError(/ERR_FAILED|Failed to fetch/);
    await page.clock.install();
    await page.route(everyScript, (route) => route.abort());
    const failedRequest = page.waitForEvent('requestfailed');
    await page.goto('/login');
    await failedRequest;
    await page.unroute(everyScript);
    await pressLogIn(page);
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Email').fill('almaz@mail.example');
    await page.keyboard.press('Tab');
    await page.clock.runFor(121_000);
    await expect(page.getByText('Press again when the network is back')).toBeHidden();
  });

  for (const [which, script] of lostScripts) {
    test(`shows the error page after 120 seconds when ${which} neither loads nor fails`, async ({ page }) => {
      await page.clock.install();
      await page.route(script, () => undefined);
      await page.goto('/profile', { waitUntil: 'commit' });
      await waitUntilParsed(page);
      await page.clock.runFor(110_000);
      await expect(page.getByRole('heading', { name: heading })).toBeHidden();
      await page.clock.runFor(15_000);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    });

    test(`cancels a pending submit by then when ${which} has not loaded, and shows it`, async ({ page }) => {
      await page.clock.install();
      await page.route(script, () => undefined);
      await page.goto('/login', { waitUntil: 'commit' });
      await waitUntilParsed(page);
      await fillLogIn(page, { email: 'almaz@mail.example', password: 'a kettle of coffee' });
      await pressLogIn(page);
      await page.clock.runFor(1_000);
      await expect(page.getByText('Loading the page…')).toBeVisible();
      await page.clock.runFor(120_000);
      await expect(page.getByRole('alert')).toContainText('What you wrote is still here. Press again');
      await expect(page.getByLabel('Email')).toHaveValue('almaz@mail.example');
    });
  }
});

/**
 * Waits until the HTML is parsed, when the timeout of `before-hydration.ts` starts, and the script's own timeout a
 * moment later.
 */
const waitUntilParsed = (page: Page) => page.waitForFunction(() => document.readyState !== 'loading');
