import { newCustomer } from '../support/customer.ts';
import { readStore, replaceToken, storedToken } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { fillLogIn, logInAs, logOut, pressLogIn, register, registerAndLogIn } from './accounts.ts';

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const createToken = (claims: object) =>
  `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url(claims)}.${'A'.repeat(43)}`;

test.describe('the log-in returns to the page that required it', () => {
  test('after logging in', async ({ page }) => {
    const customer = await register(page);
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/login$/);
    await fillLogIn(page, customer);
    await pressLogIn(page);
    await expect(page).toHaveURL(/\/settings$/);
  });

  test('after registering, with the email filled in', async ({ page }) => {
    const customer = newCustomer();
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/login$/);
    await page.getByRole('link', { name: 'Register', exact: true }).click();
    await page.getByLabel('Full Name').fill(customer.username);
    await page.getByLabel('Email').fill(customer.email);
    await page.getByLabel('Phone Number').fill(customer.phone);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByLabel('Confirm Password').fill(customer.password);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('Your account is ready. Log in to begin.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(customer.email);
    // The return path is in the history state, so a reload keeps it.
    await page.reload();
    await expect(page.getByLabel('Email')).toHaveValue(customer.email);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await pressLogIn(page);
    await expect(page).toHaveURL(/\/settings$/);
  });

  test('but not to another origin', async ({ page }) => {
    const customer = await register(page);
    for (const externalUrl of ['//elsewhere.example/', '/\\elsewhere.example', 'https://elsewhere.example/']) {
      await page.goto('/login');
      await page.evaluate((from) => history.replaceState({ usr: { from }, key: 'x', idx: 0 }, ''), externalUrl);
      await page.reload();
      await fillLogIn(page, customer);
      await pressLogIn(page);
      await expect(page).toHaveURL(/localhost:\d+\/profile$/);
      await logOut(page);
      await expect(page).toHaveURL(/\/login$/);
    }
  });
});

test.describe('a logged-in customer', () => {
  for (const path of ['/login', '/register', '/premium-login', '/premium-register']) {
    test(`is redirected from ${path} to their dashboard`, async ({ page }) => {
      await registerAndLogIn(page);
      await page.goto(path);
      await expect(page).toHaveURL(/\/profile$/);
    });
  }

  test('with a regular account is redirected from the premium dashboard to their own', async ({ page }) => {
    await registerAndLogIn(page);
    await page.goto('/premium-profile');
    await expect(page).toHaveURL(/\/profile$/);
  });

  test('with a premium account can use the regular log-in and gets the premium dashboard', async ({ page }) => {
    const customer = await register(page, newCustomer('Tsehay Alemu'), true);
    await logInAs(page, customer);
    await expect(page).toHaveURL(/\/premium-profile$/);
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/premium-profile$/);
  });
});

test.describe('two tabs are in sync', () => {
  test('after a log-out and a log-in', async ({ page, context }) => {
    const customer = await registerAndLogIn(page);
    const other = await context.newPage();
    await other.goto('/settings');
    await expect(other.getByLabel('Username')).toHaveValue(customer.username);
    await logOut(page);
    await expect(other).toHaveURL(/\/login$/);
    await fillLogIn(page, customer);
    await pressLogIn(page);
    await expect(other).toHaveURL(/\/settings$/);
  });

  test('after another customer logs in: no data of the previous one is shown', async ({ page, context }) => {
    const first = await registerAndLogIn(page, newCustomer('Derartu Tulu'));
    const second = await register(page, newCustomer('Haile Mengistu'));
    const other = await context.newPage();
    await other.goto('/profile');
    await expect(other.getByRole('heading', { level: 1 })).toContainText(first.username);
    await logOut(page);
    await logInAs(page, second);
    await expect(other.getByRole('heading', { level: 1 })).toContainText(second.username);
    await expect(other.getByText(first.username)).toHaveCount(0);
  });
});

test('a log-out deletes the token and the stored answers', async ({ page, network }) => {
  await registerAndLogIn(page);
  const headers = { authorization: `Bearer ${await storedToken(page)}` };
  expect((await page.request.get('/api/claims', { headers })).status()).toBe(200);
  await expect.poll(async () => (await readStore(page, 'answers')).length).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByLabel('Username')).not.toBeEmpty();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await storedToken(page)).toBeUndefined();
  await expect.poll(() => readStore(page, 'answers')).toEqual([]);
  // A copy of the token made before the log-out is no longer valid.
  await expect.poll(async () => (await page.request.get('/api/claims', { headers })).status()).toBe(401);
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
  await network.off();
  await page.goto('/profile').catch(() => undefined);
  await expect(page.getByText('Abebech')).toHaveCount(0);
});

test('after a log-out, the next log-in goes to the dashboard, not to the last page', async ({ page }) => {
  const customer = await registerAndLogIn(page);
  await page.goto('/settings');
  await logOut(page);
  await fillLogIn(page, customer);
  await pressLogIn(page);
  await expect(page).toHaveURL(/\/profile$/);
});

test.describe('a stored token', () => {
  test('that is forged is refused by the server and deleted', async ({ page, expectError }) => {
    expectError(/401/);
    await registerAndLogIn(page);
    await replaceToken(page, `${(await storedToken(page))?.slice(0, -6)}AAAAAA`);
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/login$/);
    expect(await storedToken(page)).toBeUndefined();
  });

  test('that has expired is deleted only once the server has refused it', async ({ page, network, expectError }) => {
    expectError(/401/);
    await registerAndLogIn(page);
    await expect.poll(async () => (await readStore(page, 'answers')).length).toBeGreaterThan(0);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    const [, claims = ''] = (await storedToken(page))?.split('.') ?? [];
    const payload = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
    await replaceToken(page, createToken({ ...payload, exp: 1 }));
    await network.off();
    await page.reload();
    await expect(page.getByText(/^As of \d+ /)).toBeVisible();
    await network.on();
    await expect(page).toHaveURL(/\/login$/);
    expect(await storedToken(page)).toBeUndefined();
  });

  test('that has expired only by a wrong clock keeps working', async ({ page }) => {
    const customer = await registerAndLogIn(page);
    await page.clock.setFixedTime(new Date('2031-01-01T12:00:00Z'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${customer.username}`);
    await expect(page.getByText('As of 1 January 2031')).toBeVisible();
  });

  test('that cannot be decoded is deleted immediately', async ({ page, network }) => {
    await registerAndLogIn(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await replaceToken(page, 'this is no token');
    await network.off();
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    expect(await storedToken(page)).toBeUndefined();
  });
});
