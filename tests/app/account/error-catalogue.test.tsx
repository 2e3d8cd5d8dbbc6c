import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { newCustomer, register } from '../support/customer.ts';
import { goto, network } from '../support/phone.tsx';
import { answerRequests, watchRequests } from '../support/requests.ts';
import { atPath, field, fill, follow, press } from '../support/user.ts';
import { expectFocus, fillLogIn, fillSignUp, seeAlert, seeValue } from './account-forms.ts';

/** Each test is a row of the specification's error catalogue and has its name. */

test('Login, Status not Success: the server’s Error text', async () => {
  const customer = await register();
  await goto('/login');
  await fillLogIn({ ...customer, password: 'not this one' });
  await press('Login');
  await seeAlert('Email or password is wrong.');
  await seeValue('Email', customer.email);
});

test('Login call fails: Login failed. Please try again.', async () => {
  const customer = await register();
  await goto('/login');
  await fillLogIn(customer);
  network.off();
  await press('Login');
  await seeAlert('Login failed. Please try again.');
  await seeAlert('This needs a network. What you typed is still here.');
  network.on();
  await press('Login');
  await atPath('/profile');
});

test('Profile response without a user: Failed to load profile. Please log in again., then go to login', async () => {
  const customer = await register();
  answerRequests(/\/api\/profile$/, { claims: [], services: [] });
  await goto('/login');
  await fillLogIn(customer);
  await press('Login');
  await seeAlert('Failed to load profile. Please log in again.');
  await atPath('/login');
});

for (const premium of [false, true]) {
  const [path, kind] = premium ? ['/premium-register', 'Premium registration'] : ['/register', 'Sign-up'];

  test(`${kind} failure: the server’s message, at the field it is about`, async () => {
    await goto(path);
    await fillSignUp({ ...newCustomer(), password: 'Ethiopia2016' });
    await press('Register');
    await screen.findByText(/^This password is among the most common ones\./);
    await expectFocus('Password');
    expect((await field('Password')).getAttribute('aria-invalid')).toBe('true');
  });

  const failed = premium ? 'Error registering premium user' : 'The registration did not go through.';
  test(`${kind} call fails: ${failed}, and what was typed stays`, async () => {
    const customer = newCustomer();
    await goto(path);
    await fillSignUp(customer);
    network.off();
    await press('Register');
    await seeAlert(failed);
    await seeValue('Password', customer.password);
    network.on();
    await press('Register');
    await atPath(premium ? '/premium-login' : '/login');
  });

  const differ = premium ? 'Passwords do not match!' : 'Passwords do not match.';
  test(`${kind} passwords differ: ${differ}`, async () => {
    const sent = watchRequests();
    await goto(path);
    await fillSignUp(newCustomer());
    await fill('Confirm Password', 'something else');
    await press('Register');
    await screen.findByText(differ);
    await expectFocus('Confirm Password');
    expect(sent.filter(({ path }) => path.includes('register'))).toEqual([]);
  });
}

test('Premium login failure: the server’s message', async () => {
  const customer = await register();
  await goto('/premium-login');
  await fillLogIn({ ...customer, password: 'not this one' });
  await press('Login');
  await seeAlert('Email or password is wrong.');
  await fillLogIn(customer);
  await press('Login');
  await seeAlert('This is not a premium account.');
  await follow('Go to the regular login');
  await atPath('/login');
  await seeValue('Email', customer.email);
});

test('Premium login call fails: Error logging in', async () => {
  const customer = await register(newCustomer(), true);
  await goto('/premium-login');
  await fillLogIn(customer);
  network.off();
  await press('Login');
  await seeAlert('Error logging in');
  network.on();
  await press('Login');
  await atPath('/premium-profile');
});
