import { createServer } from 'node:http';
import { newCustomer } from '../support/customer.ts';
import { replaceToken, storedToken } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { fillLogIn, fillSignUp, logInAs, logOut, pressLogIn, register, registerAndLogIn } from './accounts.ts';

/** Each test is a row of the specification's error catalogue and has its name. */

test('Login, Status not Success: the server’s Error text', async ({ page, expectError }) => {
  expectError(/401/);
  const customer = await register(page);
  await page.goto('/login');
  await fillLogIn(page, { ...customer, password: 'not this one' });
  await pressLogIn(page);
  await expect(page.getByRole('alert')).toHaveText('Email or password is wrong.');
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);
});

test('Login call fails: Login failed. Please try again.', async ({ page, network }) => {
  const customer = await register(page);
  await page.goto('/login');
  await fillLogIn(page, customer);
  await network.off();
  await pressLogIn(page);
  await expect(page.getByRole('alert')).toContainText('Login failed. Please try again.');
  await expect(page.getByRole('alert')).toContainText('This needs a network. What you typed is still here.');
  await network.on();
  await pressLogIn(page);
  await expect(page).toHaveURL(/\/profile$/);
});

test('Login too often: shows the Retry-After time in seconds', async ({ page, expectError }) => {
  expectError(/401|429/);
  const customer = await register(page);
  await page.goto('/login');
  await fillLogIn(page, { ...customer, password: 'not this one' });
  await expect(async () => {
    await pressLogIn(page);
    await expect(page.getByRole('alert')).toContainText(/Please wait (a second|\d+ seconds) and try again\./, {
      timeout: 1_000,
    });
  }).toPass();
});

test('Sign-up call fails: the server’s message, at the field it is about', async ({ page, expectError }) => {
  expectError(/422/);
  await page.goto('/register');
  await fillSignUp(page, { ...newCustomer(), password: 'Ethiopia2016' });
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('This password is among the most common ones.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

test('Sign-up call fails for lack of a network: a plain sentence, and what was typed stays', async ({
  page,
  network,
}) => {
  const customer = newCustomer();
  await page.goto('/register');
  await fillSignUp(page, customer);
  await network.off();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('alert')).toContainText('The registration did not go through.');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(customer.password);
  await network.on();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('Sign-up passwords differ: Passwords do not match.', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.goto('/register');
  await fillSignUp(page, newCustomer());
  await page.getByLabel('Confirm Password').fill('something else');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Passwords do not match.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Confirm Password')).toBeFocused();
  expect(sent).not.toContain('/api/register');
});

test('Profile response without a user: Failed to load profile. Please log in again., then go to login', async ({
  page,
  networkProxy,
}) => {
  const customer = await register(page);
  // The real server never responds like this; this one proxies all other requests.
  const origin = `http://127.0.0.1:${networkProxy.port}`;
  const broken = createServer(async (request, response) => {
    if (request.url === '/api/profile') {
      response.setHeader('content-type', 'application/json');
      return response.end(JSON.stringify({ claims: [], services: [] }));
    }
    const body = request.method === 'GET' ? null : Buffer.concat(await request.toArray());
    const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    for (const hopByHop of ['connection', 'host', 'content-length', 'accept-encoding']) headers.delete(hopByHop);
    const answer = await fetch(`${origin}${request.url}`, { method: request.method ?? 'GET', headers, body });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    return response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((listening) => broken.listen(0, '127.0.0.1', listening));
  const address = broken.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  try {
    await page.goto(`http://localhost:${port}/login`);
    await fillLogIn(page, customer);
    await pressLogIn(page);
    await expect(page.getByRole('alert')).toHaveText('Failed to load profile. Please log in again.');
    await expect(page).toHaveURL(/\/login$/);
  } finally {
    await page.close();
    broken.closeAllConnections();
    broken.close();
  }
});

test('Profile call fails: silent redirect to login', async ({ page, browser, expectError, baseURL }) => {
  expectError(/401/);
  const customer = await registerAndLogIn(page);
  // Changing the password on another phone ends this session.
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const login = await other.request.post('/api/login', {
    data: { email: customer.email, password: customer.password },
  });
  const { Token } = (await login.json()) as { Token: string };
  const changed = await other.request.put('/api/change-password', {
    headers: { authorization: `Bearer ${Token}` },
    data: { currentPassword: customer.password, newPassword: 'another long sentence' },
  });
  expect(changed.status()).toBe(200);
  await other.close();
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/Please log in/);
});

test('Profile call fails on the premium dashboard: silent redirect to premium login', async ({ page, expectError }) => {
  expectError(/401/);
  await registerAndLogIn(page, newCustomer(), true);
  await replaceToken(page, `${(await storedToken(page))?.slice(0, -4)}AAAA`);
  await page.reload();
  await expect(page).toHaveURL(/\/premium-login$/);
});

test('Claim request: Claim request sent to admin.', async ({ page }) => {
  await registerAndLogIn(page);
  await page.getByRole('button', { name: 'Request Claim to Admin' }).click();
  await expect(page.getByText('Claim request sent to admin.')).toBeVisible();
});

test('Claim request fails for lack of a network: saved on this phone, and sent later', async ({ page, network }) => {
  await registerAndLogIn(page);
  await network.off();
  await page.getByRole('button', { name: 'Request Claim to Admin' }).click();
  await expect(page.getByText('Your request is saved on this phone, not sent yet.')).toBeVisible();
  await expect(page.getByText('One claim or request is saved on this phone and not sent yet.')).toBeVisible();
  await expect(page.getByText(/^Last tried/)).toBeVisible();
  await network.on();
  await expect(page.getByText('Claim request sent to admin.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'On this phone' })).toBeHidden();
});

test('Profile update: Profile updated successfully.', async ({ page }) => {
  const customer = await registerAndLogIn(page);
  await page.goto('/settings');
  await expect(page.getByLabel('Username')).toHaveValue(customer.username);
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('091 123 4567');
  await page.getByLabel('Username').fill('Abebech G. Tesfaye');
  await page.getByLabel('New Password').fill('typed but not meant');
  const sending = page.waitForRequest('**/api/update-profile');
  await page.getByRole('button', { name: 'Save changes' }).click();
  // The specification requires all fields to be sent.
  expect((await sending).postDataJSON()).toEqual({
    username: 'Abebech G. Tesfaye',
    email: customer.email,
    phone: '091 123 4567',
    currentPassword: '',
    newPassword: 'typed but not meant',
  });
  await expect(page.getByText('Profile updated successfully.')).toBeVisible();
  await page.getByRole('link', { name: 'Profile', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Abebech G. Tesfaye');
});

test('Profile update fails: Failed to update profile.', async ({ page, expectError }) => {
  expectError(/429/);
  await registerAndLogIn(page);
  await page.goto('/settings');
  const change = async (email: string) => {
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Save changes' }).click();
  };
  for (let n = 0; n < 5; n += 1) {
    await change(`new-${n}-of-many@mail.example`);
    await expect(page.getByText(`We sent a code to new-${n}-of-many@mail.example.`)).toBeVisible();
    await expect(page.getByText('Profile updated successfully.')).toBeVisible();
  }
  await change('one-too-many@mail.example');
  await expect(page.getByText('Failed to update profile.')).toBeVisible();
  await expect(page.getByText('We cannot take this just now.')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('one-too-many@mail.example');
});

test('Password change: Password changed successfully. (fields cleared)', async ({ page }) => {
  const customer = await registerAndLogIn(page);
  await page.goto('/settings');
  await page.getByLabel('Current Password').fill(customer.password);
  await page.getByLabel('New Password').fill('a better sentence');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed successfully.')).toBeVisible();
  await expect(page.getByLabel('Current Password')).toHaveValue('');
  await expect(page.getByLabel('New Password')).toHaveValue('');
  // The session continues with the new token.
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${customer.username}`);
  await logOut(page);
  await logInAs(page, { ...customer, password: 'a better sentence' });
});

test('Password change fails: Failed to change password.', async ({ page, expectError }) => {
  expectError(/422/);
  await registerAndLogIn(page);
  await page.goto('/settings');
  await page.getByLabel('Current Password').fill('not this one');
  await page.getByLabel('New Password').fill('a better sentence');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to change password.');
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await expect(page.getByLabel('Current Password')).toBeFocused();
});
