import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { tokenOf } from '../../unit/device/tokens.ts';
import { logInAs, newCustomer, register, registerAndLogIn } from '../support/customer.ts';
import { goto, network, reload } from '../support/phone.tsx';
import { atPath, field, follow, heading, press } from '../support/user.ts';
import { fillLogIn, fillSignUp, logOut } from './account-forms.ts';
import { readStore, replaceToken, storedToken } from './stored.ts';

describe('the log-in returns to the page that required it', () => {
  test('after logging in; after a log-out it does not', async () => {
    const customer = await register();
    await goto('/settings');
    await atPath('/login');
    await fillLogIn(customer);
    await press('Login');
    await atPath('/settings');
    await heading('Settings');
    await logOut();
    await fillLogIn(customer);
    await press('Login');
    await atPath('/profile');
  });

  test('after registering, with the email filled in, also after a reload', async () => {
    const customer = newCustomer();
    await goto('/settings');
    await atPath('/login');
    await screen.findByText('Please log in to go on. You then come back to where you were.');
    await follow('Register');
    await heading('Register');
    await fillSignUp(customer);
    await press('Register');
    await screen.findByText('Your account is ready. Log in to begin.');
    expect((await field('Email')).value).toBe(customer.email);
    await reload();
    await screen.findByText('Your account is ready. Log in to begin.');
    expect((await field('Email')).value).toBe(customer.email);
    await fillLogIn(customer);
    await press('Login');
    await atPath('/settings');
  });

  test.each(['//elsewhere.example/', '/\\elsewhere.example', 'https://elsewhere.example/'])(
    'but not to another origin: %s',
    async (from) => {
      const customer = await register();
      await goto('/login');
      history.replaceState({ usr: { from }, key: 'x', idx: 0 }, '');
      await reload();
      await fillLogIn(customer);
      await press('Login');
      await heading(`Welcome, ${customer.username}`);
      expect(location.href).toMatch(/^http:\/\/localhost:\d+\/profile$/);
    },
  );
});

describe('a logged-in customer', () => {
  test('is redirected from the log-in and the registration to their own dashboard', async () => {
    await registerAndLogIn();
    for (const path of ['/login', '/register', '/premium-login', '/premium-register', '/premium-profile']) {
      await goto(path);
      await atPath('/profile');
    }
  });

  test('with a premium account can use the regular log-in and gets the premium dashboard', async () => {
    const customer = await register(newCustomer('Tsehay Alemu'), true);
    await logInAs(customer);
    await atPath('/premium-profile');
    await goto('/profile');
    await atPath('/premium-profile');
  });
});

test('a log-out deletes the token and the stored answers, and ends the session at the server', async () => {
  const customer = await registerAndLogIn();
  const headers = { authorization: `Bearer ${await storedToken()}` };
  const statusOf = async () => (await fetch('/api/claims', { headers })).status;
  expect(await statusOf()).toBe(200);
  await waitFor(async () => expect((await readStore('answers')).length).toBeGreaterThan(0));
  await follow('Settings');
  await waitFor(async () => expect((await field('Username')).value).toBe(customer.username));
  await logOut();
  await atPath('/login');
  expect(await storedToken()).toBeUndefined();
  await waitFor(async () => expect(await readStore('answers')).toEqual([]));
  // A copy of the token made before the log-out is no longer valid.
  await waitFor(async () => expect(await statusOf()).toBe(401));
  network.off();
  await goto('/profile');
  await atPath('/login');
  expect(document.body.textContent).not.toContain(customer.username);
});

describe('a stored token', () => {
  test('that is forged is refused by the server and deleted', async () => {
    await registerAndLogIn();
    await replaceToken(`${(await storedToken())?.slice(0, -6)}AAAAAA`);
    await goto('/settings');
    await atPath('/login');
    expect(await storedToken()).toBeUndefined();
  });

  test('that has expired is deleted only once the server has refused it', async () => {
    const customer = await registerAndLogIn();
    await waitFor(async () => expect((await readStore('answers')).length).toBeGreaterThan(0));
    const [, claims = ''] = (await storedToken())?.split('.') ?? [];
    const payload = JSON.parse(Buffer.from(claims, 'base64url').toString());
    await replaceToken(tokenOf({ ...payload, exp: 1 }, 'A'.repeat(43)));
    network.off();
    await reload();
    await screen.findByText(/^As of \d+ /);
    await heading(`Welcome, ${customer.username}`);
    expect(await storedToken()).toBeDefined();
    network.on();
    await atPath('/login');
    expect(await storedToken()).toBeUndefined();
  });

  test('that has expired only by a wrong clock keeps working', async () => {
    const customer = await registerAndLogIn();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-01T12:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    await reload();
    await heading(`Welcome, ${customer.username}`);
    await screen.findByText(/^As of 1 January 2031/);
    expect(await storedToken()).toBeDefined();
  });

  test('that cannot be decoded is deleted immediately', async () => {
    await registerAndLogIn();
    await replaceToken('this is no token');
    network.off();
    await reload();
    await atPath('/login');
    expect(await storedToken()).toBeUndefined();
  });
});
