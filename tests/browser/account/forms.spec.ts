import type { Page } from '@playwright/test';
import { alive, atLogIn, somebody } from '../support/customer.ts';
import { heldBack } from '../support/held-back.ts';
import { isHydrated } from '../support/hydrated.ts';
import { eitherLost, everyScript, laterScripts } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';
import { withoutWorker } from '../support/without-worker.ts';
import { fillLogIn, registered } from './accounts.ts';

for (const [which, script] of eitherLost) {
  test(`what is typed and sent before ${which} has come is said to be on its way, and not lost`, async ({ page }) => {
    await withoutWorker(page);
    const customer = await registered(page);
    const letScriptCome = await heldBack(page, script);
    await page.goto('/login', { waitUntil: 'commit' });
    await fillLogIn(page, customer);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(onItsWay(page)).toBeVisible();
    letScriptCome();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${customer.username}`);
    await expect(onItsWay(page)).toBeHidden();
  });

  test(`who sends what they typed, for which ${which} does not come, is told so and sends it again`, async ({
    page,
    expectError,
  }) => {
    expectError(/Failed to load resource/);
    await withoutWorker(page);
    const customer = await registered(page);
    const lose = await lostWhenSaid(page, script);
    await page.goto('/login', { waitUntil: 'commit' });
    await fillLogIn(page, customer);
    const logIn = page.getByRole('button', { name: 'Login', exact: true });
    await logIn.click();
    lose();
    const said = page.getByRole('alert').filter({ hasText: 'The form has not come whole' });
    await expect(said).toBeVisible();
    await expect(onItsWay(page)).toBeHidden();
    await logIn.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${customer.username}`);
    await expect(said).toBeHidden();
  });
}

test('who is typing when the script comes goes on typing', async ({ page }) => {
  await withoutWorker(page);
  const letScriptsCome = await heldBack(page, laterScripts);
  await page.goto('/login', { waitUntil: 'commit' });
  const password = page.getByLabel('Password', { exact: true });
  await password.pressSequentially('injera');
  letScriptsCome();
  await page.waitForFunction(isHydrated);
  await expect(password).toBeFocused();
  await page.keyboard.type(' with shiro');
  await expect(password).toHaveValue('injera with shiro');
});

test('a field says what is wrong with it when it is left, and an empty one that is passed through does not', async ({
  page,
}) => {
  await page.goto('/register');
  await alive(page);
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

test('on submit all that is wrong is said at once, as an alert, with the focus on the first', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('alert')).toHaveText('Several fields need correcting. Each says what is wrong.');
  await expect(page.getByLabel('Full Name')).toBeFocused();
});

test('a sign that the script alone draws has its style: lines, in the size of the messages beside it', async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Register' }).click();
  const sign = page.getByRole('main').locator('svg').first();
  await expect(sign).toHaveCSS('fill', 'none');
  await expect(sign).toHaveCSS('stroke-linecap', 'round');
  expect((await sign.boundingBox())?.width).toBeLessThan(32);
});

test('a form that is done takes no second tap, however long the next page takes', async ({ page }) => {
  await withoutWorker(page);
  let letNextPageCome = () => {};
  const registrations = await registerTwice(page, async () => {
    letNextPageCome = await heldBack(page, everyScript);
  });
  await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toBeVisible();
  await page.getByLabel('Confirm Password').press('Enter');
  letNextPageCome();
  await atLogIn(page);
  expect(registrations()).toBe(1);
});

test('a busy button takes no second tap', async ({ page }) => {
  const registrations = await registerTwice(page);
  await atLogIn(page);
  expect(registrations()).toBe(1);
});

const onItsWay = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading the page' });

async function lostWhenSaid(page: Page, address: string | ((url: URL) => boolean)): Promise<() => void> {
  let lose = () => {};
  const said = new Promise<void>((now) => {
    lose = now;
  });
  await page.route(
    address,
    async (route) => {
      await said;
      await route.abort();
    },
    { times: 1 },
  );
  return lose;
}

async function registerTwice(page: Page, beforehand = async () => {}): Promise<() => number> {
  const customer = somebody();
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
  await alive(page);
  await beforehand();
  await page.getByRole('button', { name: 'Register' }).dblclick();
  return () => registrations;
}

test('?premium=true is premium dress, and sends the premium registration', async ({ page }) => {
  const customer = somebody('Tsehay Alemu');
  await page.goto('/register?premium=true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premium registration');
  await page.getByLabel('Full Name').fill(customer.username);
  await page.getByLabel('Email Address').fill(customer.email);
  await page.getByLabel('Phone Number').fill(customer.phone);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByLabel('Confirm Password').fill(customer.password);
  await page.getByRole('button', { name: 'Register' }).click();
  await atLogIn(page);
  await expect(page).toHaveURL(/\/premium-login$/);
  await expect(page.getByLabel('Email Address')).toHaveValue(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/premium-profile$/);
});

test('a password can be looked at, and its field is told to password managers', async ({ page }) => {
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

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });
  for (const door of ['/register', '/login', '/premium-register', '/premium-login']) {
    test(`${door} says what it needs, and how else to reach us`, async ({ page }) => {
      await page.goto(door);
      await expect(page.locator('noscript p')).toBeVisible();
      await expect(page.locator('noscript p')).toHaveText(/^This form needs a browser with JavaScript\./);
    });
  }
});
