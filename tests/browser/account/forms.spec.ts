import type { Page } from '@playwright/test';
import { newCustomer, waitForHydration, waitForLogInForm } from '../support/customer.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { isHydrated } from '../support/hydrated.ts';
import { dynamicScripts, everyScript, lostScripts } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';
import { fillLogIn, register } from './accounts.ts';

test.use({ serviceWorkers: 'block' });

for (const [which, script] of lostScripts) {
  test(`a form submitted before ${which} has loaded shows progress and is sent`, async ({ page }) => {
    const customer = await register(page);
    const releaseScript = await holdRequests(page, script);
    await page.goto('/login', { waitUntil: 'commit' });
    await fillLogIn(page, customer);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
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
    const logIn = page.getByRole('button', { name: 'Login', exact: true });
    await logIn.click();
    abortScript();
    const alert = page.getByRole('alert').filter({ hasText: 'The form has not come whole' });
    await expect(alert).toBeVisible();
    await expect(loadingStatus(page)).toBeHidden();
    await logIn.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${customer.username}`);
    await expect(alert).toBeHidden();
  });
}

test('hydration does not interrupt typing', async ({ page }) => {
  const releaseScripts = await holdRequests(page, dynamicScripts);
  await page.goto('/login', { waitUntil: 'commit' });
  const password = page.getByLabel('Password', { exact: true });
  await password.pressSequentially('injera');
  releaseScripts();
  await page.waitForFunction(isHydrated);
  await expect(password).toBeFocused();
  await page.keyboard.type(' with shiro');
  await expect(password).toHaveValue('injera with shiro');
});

test('a field is validated on blur, unless it is still empty', async ({ page }) => {
  await page.goto('/register');
  await waitForHydration(page);
  const email = page.getByLabel('Email');
  await email.pressSequentially('abebech');
  await email.press('Tab');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('This does not look like an email address')).toBeVisible();
  await page.getByLabel('Phone Number').press('Tab');
  await expect(page.getByLabel('Phone Number')).not.toHaveAttribute('aria-invalid');
  await email.fill('abebech@mail.example');
  await expect(email).not.toHaveAttribute('aria-invalid');
});

test('submitting shows all errors as an alert and focuses the first invalid field', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('alert')).toHaveText('Several fields need correcting. Each says what is wrong.');
  await expect(page.getByLabel('Full Name')).toBeFocused();
});

test('an icon rendered only by the script has its styles', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Register' }).click();
  const spinner = page.getByRole('main').locator('svg').first();
  await expect(spinner).toHaveCSS('fill', 'none');
  await expect(spinner).toHaveCSS('stroke-linecap', 'round');
  expect((await spinner.boundingBox())?.width).toBeLessThan(32);
});

test('a submitted form ignores a second tap while the next page loads', async ({ page }) => {
  let releaseNextPage = () => {};
  const registrations = await registerTwice(page, async () => {
    releaseNextPage = await holdRequests(page, everyScript);
  });
  await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toBeVisible();
  await page.getByLabel('Confirm Password').press('Enter');
  releaseNextPage();
  await waitForLogInForm(page);
  expect(registrations()).toBe(1);
});

test('a busy button ignores a second tap', async ({ page }) => {
  const registrations = await registerTwice(page);
  await waitForLogInForm(page);
  expect(registrations()).toBe(1);
});

const loadingStatus = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading the page' });

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

async function registerTwice(page: Page, beforeClick = async () => {}): Promise<() => number> {
  const customer = newCustomer();
  let registrations = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/register')) registrations += 1;
  });
  await page.goto('/register');
  await page.getByLabel('Full Name').fill(customer.username);
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Phone Number').fill(customer.phone);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByLabel('Confirm Password').fill(customer.password);
  await waitForHydration(page);
  await beforeClick();
  await page.getByRole('button', { name: 'Register' }).dblclick();
  return () => registrations;
}

test('?premium=true shows the premium form and sends the premium registration', async ({ page }) => {
  const customer = newCustomer('Tsehay Alemu');
  await page.goto('/register?premium=true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premium registration');
  await page.getByLabel('Full Name').fill(customer.username);
  await page.getByLabel('Email Address').fill(customer.email);
  await page.getByLabel('Phone Number').fill(customer.phone);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByLabel('Confirm Password').fill(customer.password);
  await page.getByRole('button', { name: 'Register' }).click();
  await waitForLogInForm(page);
  await expect(page).toHaveURL(/\/premium-login$/);
  await expect(page.getByLabel('Email Address')).toHaveValue(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/premium-profile$/);
});

test('a password can be shown, and its field has the autocomplete value for password managers', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await password.fill('injera');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const path of ['/register', '/login', '/premium-register', '/premium-login']) {
    test(`${path} says that it needs JavaScript and shows contact details`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('noscript p')).toBeVisible();
      await expect(page.locator('noscript p')).toHaveText(/^This form needs a browser with JavaScript\./);
    });
  }
});
