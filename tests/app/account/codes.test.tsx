import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { newCustomer, register, registerAndLogIn } from '../support/customer.ts';
import { goto, network, reload } from '../support/phone.tsx';
import { openServerWithMail } from '../support/server-with-mail.ts';
import { atPath, button, field, fill, follow, heading, press, user } from '../support/user.ts';

const outside = openServerWithMail();
const mailTo = (email: string) => outside.mail.received.filter(({ to }) => to === email);
const codeIn = (message: { text: string } | undefined) => /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '';
const wrongCode = (code: string) => (code === '123456' ? '654321' : '123456');
const newPassword = 'a leopard under the wanza';

test('a forgotten password is replaced with the code from the e-mail', async () => {
  const customer = await register();
  const { email, username } = customer;
  await goto('/login');
  await fill('Email', email);
  await follow('Forgot your password?');
  await heading('Forgot your password?');
  expect((await field('Email')).value).toBe(email);
  await press('Send the code');
  await heading('Your code and a new password');
  await screen.findByText(new RegExp(`^If ${email} has an account`));

  // A phone may discard the page while its owner reads the e-mail.
  await reload();
  await heading('Your code and a new password');
  await waitFor(() => expect(mailTo(email)).toHaveLength(1));
  await press('Send a new code');
  await screen.findByText(/^If this address or number has an account/);
  await waitFor(() => expect(mailTo(email)).toHaveLength(2));
  const code = codeIn(mailTo(email)[1]);

  await fill('Code', wrongCode(code));
  await fill('New Password', newPassword);
  await press('Change the password');
  await screen.findByText('This code is wrong or no longer valid. Ask for a new one.');
  await waitFor(async () => expect(document.activeElement).toBe(await field('Code')));
  await fill('Code', code);
  await user.dblClick(await button('Change the password'));

  await heading('Login');
  await screen.findByText(/^Your password is changed\./);
  expect((await field('Email')).value).toBe(email);
  await fill('Password', newPassword);
  await press('Login');
  await heading(`Welcome, ${username}`);
});

test('without a network the page says that it needs one and keeps the address', async () => {
  await goto('/premium-login');
  await fill('Email Address', 'hiwot@mail.example');
  await follow('Forgot your password?');
  await heading('Forgot your password?');
  network.off();
  expect((await field('Email')).value).toBe('hiwot@mail.example');
  await press('Send the code');
  expect((await screen.findByRole('alert')).textContent).toContain('This needs a network');
  expect((await field('Email')).value).toBe('hiwot@mail.example');
  await follow('Back to the login');
  await atPath('/premium-login');
  expect((await field('Email Address')).value).toBe('hiwot@mail.example');
});

const confirmIt = 'Confirm it, to choose a new password by SMS if you forget it';
const region = () => screen.findByRole('region', { name: 'Confirm your phone number' });
const entry = async (name: string) => within(await region()).getByRole('button', { name });

test('a phone number is confirmed with the code from the SMS', async () => {
  const phone = '+251922334455';
  await registerAndLogIn({ ...newCustomer(), phone });
  await follow(confirmIt);
  await atPath('/settings');
  expect(location.hash).toBe('#confirm-phone');
  await user.click(await entry('Send me a code'));
  await screen.findByText('A code is on its way to your phone.');
  const smsToPhone = () => outside.sms.received.filter(({ to }) => to === phone);
  await waitFor(() => expect(smsToPhone()).toHaveLength(1));
  const code = codeIn(smsToPhone()[0]);

  // A phone may discard the page while its owner reads the SMS.
  await reload();
  await region();
  await fill('Code', wrongCode(code));
  await user.click(await entry('Confirm'));
  await screen.findByText('This code is wrong or no longer valid. Ask for a new one.');
  await fill('Code', code);
  await user.dblClick(await entry('Confirm'));
  await screen.findByText('Your phone number is confirmed.');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Confirm your phone number' })).toBeNull());
  await goto('/profile');
  await screen.findByRole('region', { name: 'User Information' });
  await waitFor(() => expect(screen.queryByRole('link', { name: confirmIt })).toBeNull());
});

test('the answer about a forgotten password is the same for any number', async () => {
  await goto('/forgot-password');
  await fill('Email', '0911 234 567');
  await press('Send the code');
  await screen.findByText(/^If 0911 234 567 was confirmed for an account/);
});
