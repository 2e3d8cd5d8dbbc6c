import { somebody } from '../support/customer.ts';
import { inStore, keptToken, replaceToken } from '../support/phone-memory.ts';
import { expect, test } from '../support/test.ts';
import { atHome, enter, fillLogIn, leave, pressLogIn, registered } from './accounts.ts';

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenSaying = (claims: object) =>
  `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url(claims)}.${'A'.repeat(43)}`;

test.describe('where one was going before the log-in is where one lands after it', () => {
  test('through the log-in', async ({ page }) => {
    const customer = await registered(page);
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/login$/);
    await fillLogIn(page, customer);
    await pressLogIn(page);
    await expect(page).toHaveURL(/\/settings$/);
  });

  test('and through the sign-up as well, with the email carried along', async ({ page }) => {
    const customer = somebody();
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
    // The way is kept in the history, so a reload does not lose it.
    await page.reload();
    await expect(page.getByLabel('Email')).toHaveValue(customer.email);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await pressLogIn(page);
    await expect(page).toHaveURL(/\/settings$/);
  });

  test('but never out of this house', async ({ page }) => {
    const customer = await registered(page);
    for (const elsewhere of ['//elsewhere.example/', '/\\elsewhere.example', 'https://elsewhere.example/']) {
      await page.goto('/login');
      await page.evaluate((from) => history.replaceState({ usr: { from }, key: 'x', idx: 0 }, ''), elsewhere);
      await page.reload();
      await fillLogIn(page, customer);
      await pressLogIn(page);
      await expect(page).toHaveURL(/localhost:\d+\/profile$/);
      await leave(page);
      await expect(page).toHaveURL(/\/login$/);
    }
  });
});

test.describe('whoever is logged in', () => {
  for (const door of ['/login', '/register', '/premium-login', '/premium-register']) {
    test(`is led from ${door} to their dashboard`, async ({ page }) => {
      await atHome(page);
      await page.goto(door);
      await expect(page).toHaveURL(/\/profile$/);
    });
  }

  test('and is a regular customer is led from the premium dashboard to their own', async ({ page }) => {
    await atHome(page);
    await page.goto('/premium-profile');
    await expect(page).toHaveURL(/\/profile$/);
  });

  test('and is premium may come by the regular log-in, and lands in the premium dashboard', async ({ page }) => {
    const customer = await registered(page, somebody('Tsehay Alemu'), true);
    await enter(page, customer);
    await expect(page).toHaveURL(/\/premium-profile$/);
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/premium-profile$/);
  });
});

test.describe('two tabs agree', () => {
  test('on a log-out and on a log-in', async ({ page, context }) => {
    const customer = await atHome(page);
    const other = await context.newPage();
    await other.goto('/settings');
    await expect(other.getByLabel('Username')).toHaveValue(customer.username);
    await leave(page);
    await expect(other).toHaveURL(/\/login$/);
    await fillLogIn(page, customer);
    await pressLogIn(page);
    await expect(other).toHaveURL(/\/settings$/);
  });

  test('on another customer: nothing of the one before is left to see', async ({ page, context }) => {
    const first = await atHome(page, somebody('Derartu Tulu'));
    const second = await registered(page, somebody('Haile Mengistu'));
    const other = await context.newPage();
    await other.goto('/profile');
    await expect(other.getByRole('heading', { level: 1 })).toContainText(first.username);
    await leave(page);
    await enter(page, second);
    await expect(other.getByRole('heading', { level: 1 })).toContainText(second.username);
    await expect(other.getByText(first.username)).toHaveCount(0);
  });
});

test('a log-out takes the token and all that the server said of the customer', async ({ page, network }) => {
  await atHome(page);
  const headers = { authorization: `Bearer ${await keptToken(page)}` };
  expect((await page.request.get('/api/claims', { headers })).status()).toBe(200);
  await expect.poll(async () => (await inStore(page, 'answers')).length).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByLabel('Username')).not.toBeEmpty();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await keptToken(page)).toBeUndefined();
  await expect.poll(() => inStore(page, 'answers')).toEqual([]);
  // A copy of it, made while it was on the phone, is of no use either.
  await expect.poll(async () => (await page.request.get('/api/claims', { headers })).status()).toBe(401);
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
  await network.off();
  await page.goto('/profile').catch(() => undefined);
  await expect(page.getByText('Abebech')).toHaveCount(0);
});

test('after a chosen log-out the next one to log in lands in their own room, not in this one’s', async ({ page }) => {
  const customer = await atHome(page);
  await page.goto('/settings');
  await leave(page);
  await fillLogIn(page, customer);
  await pressLogIn(page);
  await expect(page).toHaveURL(/\/profile$/);
});

test.describe('a kept token', () => {
  test('that is forged is refused by the server, and removed', async ({ page, expectError }) => {
    expectError(/401/);
    await atHome(page);
    await replaceToken(page, `${(await keptToken(page))?.slice(0, -6)}AAAAAA`);
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/login$/);
    expect(await keptToken(page)).toBeUndefined();
  });

  test('that has expired is removed once the server has said so, and not before', async ({
    page,
    network,
    expectError,
  }) => {
    expectError(/401/);
    await atHome(page);
    await expect.poll(async () => (await inStore(page, 'answers')).length).toBeGreaterThan(0);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    const [, claims = ''] = (await keptToken(page))?.split('.') ?? [];
    const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
    await replaceToken(page, tokenSaying({ ...said, exp: 1 }));
    await network.off();
    await page.reload();
    await expect(page.getByText('We could not be reached. This is what was known on')).toBeVisible();
    await network.on();
    await expect(page).toHaveURL(/\/login$/);
    expect(await keptToken(page)).toBeUndefined();
  });

  test('that has expired by a wrong clock alone goes on working', async ({ page }) => {
    const customer = await atHome(page);
    await page.clock.setFixedTime(new Date('2031-01-01T12:00:00Z'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${customer.username}`);
    await expect(page.getByText('As of 1 January 2031')).toBeVisible();
  });

  test('that cannot be decoded is nobody’s, and removed at once', async ({ page, network }) => {
    await atHome(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await replaceToken(page, 'this is no token');
    await network.off();
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    expect(await keptToken(page)).toBeUndefined();
  });
});
