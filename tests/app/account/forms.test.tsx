import { screen } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { newCustomer } from '../support/customer.ts';
import { goto, holdRequests } from '../support/phone.tsx';
import { atPath, button, field, fill, heading, press, user } from '../support/user.ts';
import { fillSignUp } from './account-forms.ts';

test('a field is validated on blur, unless it is still empty', async () => {
  await goto('/register');
  const email = await field('Email');
  await user.type(email, 'abebech');
  await user.tab();
  expect(email.getAttribute('aria-invalid')).toBe('true');
  await screen.findByText(/^This does not look like an email address/);
  const phone = await field('Phone Number');
  expect(document.activeElement).toBe(phone);
  await user.tab();
  expect(document.activeElement).not.toBe(phone);
  expect(phone.hasAttribute('aria-invalid')).toBe(false);
  await fill('Email', 'abebech@mail.example');
  expect(email.hasAttribute('aria-invalid')).toBe(false);
});

test('submitting with Enter shows all errors as an alert and focuses the first invalid field', async () => {
  await goto('/register');
  await user.type(await field('Confirm Password'), '{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Several fields need correcting. Each says what is wrong.',
  );
  expect(document.activeElement).toBe(await field('Full Name'));
});

test('a busy button ignores a second tap', async () => {
  const release = holdRequests(/\/api\/register$/);
  const requests = vi.spyOn(globalThis, 'fetch');
  await goto('/register');
  await fillSignUp(newCustomer());
  await user.dblClick(await button('Register'));
  await user.type(await field('Confirm Password'), '{Enter}');
  release();
  await button('Login');
  expect(requests.mock.calls.filter(([url]) => String(url).endsWith('/api/register'))).toHaveLength(1);
});

test('?premium=true shows the premium form and sends the premium registration', async () => {
  const customer = newCustomer('Tsehay Alemu');
  await goto('/register?premium=true');
  await heading('Premium registration');
  await fillSignUp(customer);
  await press('Register');
  await atPath('/premium-login');
  await screen.findByText('Your premium account is ready. Log in to begin.');
  expect((await field('Email Address')).value).toBe(customer.email);
  await fill('Password', customer.password);
  await press('Login');
  await atPath('/premium-profile');
});

test('a password can be shown, and its field has the autocomplete value for password managers', async () => {
  await goto('/login');
  const password = await field('Password');
  expect(password.autocomplete).toBe('current-password');
  expect((await field('Email')).autocomplete).toBe('username');
  await fill('Password', 'injera');
  expect(password.type).toBe('password');
  await press('Show');
  expect(password.type).toBe('text');
  await press('Hide');
  expect(password.type).toBe('password');
});
