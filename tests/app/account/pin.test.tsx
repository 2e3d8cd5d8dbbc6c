import { screen, waitFor } from '@testing-library/dom';
import { openDB } from 'idb';
import { describe, expect, test } from 'vitest';
import { logInAs, newCustomer, register, registerAndLogIn } from '../support/customer.ts';
import { goto, network, reload } from '../support/phone.tsx';
import { atPath, button, field, fill, heading, press, seeText, select, user } from '../support/user.ts';
import { logOut } from './account-forms.ts';
import { readStore } from './stored.ts';

const pin = '7391';

async function setPin(): Promise<void> {
  await goto('/settings');
  await press('Set a PIN');
  await fill('New PIN', pin);
  await fill('New PIN once more', pin);
  await press('Set the PIN');
  await seeText('The PIN is on. What is stored of you on this phone is encrypted.');
}

async function enter(digits: string): Promise<void> {
  await fill('PIN', digits);
  await press('Unlock');
}

const isLocked = () => heading('Tenawas is locked');
const everything = async () =>
  JSON.stringify(await Promise.all((['session', 'drafts', 'outbox', 'answers'] as const).map(readStore)));

async function leaveUnsent(): Promise<void> {
  network.off();
  await press('Request Claim to Admin');
  await screen.findByText(/^Your request is saved on this phone, not sent yet\./);
}

test('a PIN is set in Settings, typed twice and not an obvious one', async () => {
  await registerAndLogIn();
  await goto('/settings');
  await press('Set a PIN');
  const first = await field('New PIN');
  await waitFor(() => expect(document.activeElement).toBe(first));
  await press('Set the PIN');
  await seeText('A PIN has four to six digits.');
  await fill('New PIN', '1234');
  await press('Set the PIN');
  await seeText('This PIN is tried first by others.');
  await fill('New PIN', pin);
  await fill('New PIN once more', '7392');
  await press('Set the PIN');
  await seeText('This is not the same PIN.');
  const input = await field('New PIN once more');
  expect(input).toMatchObject({ inputMode: 'numeric', autocomplete: 'off' });
  await press('Cancel');
  expect(document.activeElement?.textContent).toBe('Set a PIN');
  await setPin();
  expect(document.activeElement?.textContent).toBe('Change the PIN');
});

test('once it is opened again, the app shows the lock and nothing of the customer; the public pages stay', async () => {
  const customer = await registerAndLogIn(newCustomer('Tirunesh Dibaba'));
  await setPin();
  expect(await everything()).not.toContain('Tirunesh');
  await reload();
  await isLocked();
  expect(document.body.textContent).not.toContain('Tirunesh');
  await goto('/about');
  await heading(/./);
  await goto('/profile');
  await enter('0000');
  await seeText('This PIN is wrong. 9 tries are left.');
  network.off();
  await enter(pin);
  await heading(`Welcome, ${customer.username}`);
});

test('what was typed is there after the lock, and stored sealed', async () => {
  await registerAndLogIn();
  await setPin();
  await goto('/claimform');
  await enter(pin);
  await select('Hospital', 'City Hospital');
  await fill('Additional Details', 'Broken wrist');
  await seeText('Saved on this phone');
  const { lockEverywhere } = await import('../../../src/features/customer/pin/auto-lock.ts');
  lockEverywhere();
  await isLocked();
  expect(await everything()).not.toContain('Broken wrist');
  await enter(pin);
  await waitFor(async () => expect((await field('Additional Details')).value).toBe('Broken wrist'));
});

test('while locked, what waits is only counted, and is sent', async () => {
  await registerAndLogIn();
  await setPin();
  await goto('/profile');
  await enter(pin);
  await leaveUnsent();
  await reload();
  await isLocked();
  await seeText('One letter or photograph waits on this phone.');
  network.on();
  await waitFor(async () => expect(await readStore('outbox')).toMatchObject([{ state: 'sent' }]));
  await enter(pin);
  await heading(/^Welcome/);
});

test('ten wrong PINs forget all but what waits, which goes after the log-in', async () => {
  const customer = await registerAndLogIn();
  await setPin();
  await goto('/profile');
  await enter(pin);
  await leaveUnsent();
  await reload();
  await isLocked();
  await countWrongPins(9);
  await enter('0000');
  await atPath('/login');
  await seeText('The PIN was wrong ten times.');
  expect(await readStore('answers')).toEqual(
    expect.not.arrayContaining([expect.objectContaining({ name: 'profile' })]),
  );
  expect(await readStore('outbox')).toHaveLength(1);
  network.on();
  await logInAs(customer);
  await waitFor(async () => expect(await readStore('outbox')).toMatchObject([{ state: 'sent' }]));
});

describe('a forgotten PIN', () => {
  test('gives way to the password of this account, not of another', async () => {
    const other = await register();
    const customer = await registerAndLogIn();
    await setPin();
    await reload();
    await isLocked();
    await user.click(await screen.findByText('Log in with the password instead'));
    await fill('Email', other.email);
    await fill('Password', other.password);
    await press('Log in and delete the PIN');
    await seeText('This is another account.');
    await fill('Email', customer.email);
    await press('Log in and delete the PIN');
    await button('Set a PIN');
    expect(await readStore('session')).toEqual(
      expect.arrayContaining([expect.objectContaining({ token: expect.any(String) })]),
    );
  });
});

test('it can be changed and turned off with the PIN', async () => {
  await registerAndLogIn();
  await setPin();
  await press('Change the PIN');
  await fill('Your PIN now', '0000');
  await fill('New PIN', '908172');
  await fill('New PIN once more', '908172');
  await press('Change the PIN');
  await seeText('This PIN is wrong. 9 tries are left.');
  await fill('Your PIN now', pin);
  await press('Change the PIN');
  await seeText('The PIN is changed.');
  await press('Turn the PIN off');
  await fill('Your PIN now', '908172');
  await press('Turn off');
  await seeText('The PIN is off.');
  await reload();
  await button('Set a PIN');
});

test('it is offered once, to the second customer of a phone', async () => {
  const offer = /Another customer has used Tenawas on this phone before/;
  await registerAndLogIn();
  expect(screen.queryByText(offer)).toBeNull();
  await logOut();
  const second = await registerAndLogIn();
  await screen.findByText(offer);
  await press('No, thank you');
  await logOut();
  await logInAs(second);
  expect(screen.queryByText(offer)).toBeNull();
});

/** As if so many had been entered, without their delays. */
async function countWrongPins(wrong: number): Promise<void> {
  const database = await openDB('tenawas');
  for (const key of await database.getAllKeys('session')) {
    if (!String(key).startsWith('pin:')) continue;
    await database.put('session', { ...(await database.get('session', key)), wrong, nextTryAt: 0 }, key);
  }
  database.close();
}
