import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { logInAs, newCustomer, register, registerAndLogIn } from '../support/customer.ts';
import { goto, reload } from '../support/phone.tsx';
import { openServerWithMail } from '../support/server-with-mail.ts';
import { fill, follow, heading, press, seeText, user } from '../support/user.ts';
import { fillLogIn, logOut, seeValue } from './account-forms.ts';

const outside = openServerWithMail();

const sentTo = (email: string) => outside.mail.received.filter(({ to }) => to === email);

async function codeSentTo(email: string, nth = 1): Promise<string> {
  await expect.poll(() => sentTo(email).length, { timeout: 30_000 }).toBe(nth);
  return /\b\d{6}\b/.exec(sentTo(email)[nth - 1]?.text ?? '')?.[0] ?? '';
}

async function changeEmail(email: string): Promise<void> {
  await fill('Email', email);
  await press('Save changes');
}

test('a new email is confirmed with the code that was sent there', async () => {
  const customer = await registerAndLogIn();
  const { email } = newCustomer();
  await goto('/settings');
  await changeEmail(email);
  await screen.findByText('Profile updated successfully.');
  await seeText(`We sent a code to ${email}.`);
  await seeValue('Email', customer.email);

  // A phone may discard the page while its owner reads the e-mail.
  await reload();
  await codeSentTo(email);
  await press('Send a new code');
  await screen.findByText('A code is on its way to your email address.');
  const code = await codeSentTo(email, 2);
  expect(sentTo(customer.email)).toEqual([]);
  await fill('Code', code === '123456' ? '654321' : '123456');
  await press('Confirm');
  await seeText('This code is wrong or no longer valid.');
  await fill('Code', code);
  await user.dblClick(await screen.findByRole('button', { name: 'Confirm' }));
  await screen.findByText('This is your email address now.');
  await seeValue('Email', email);
  await logOut();
  await logInAs({ ...customer, email });
});

test('the email of a registration is confirmed when the customer wants to', async () => {
  const customer = await registerAndLogIn();
  await follow(/Confirm it, so that what we write reaches you/);
  const entry = await screen.findByRole('region', { name: 'Confirm your email' });
  expect(entry.textContent).toContain(customer.email);
  expect(sentTo(customer.email)).toEqual([]);
  await user.click(within(entry).getByRole('button', { name: 'Send me a code' }));
  const code = await codeSentTo(customer.email);
  await reload();
  await fill('Code', code);
  await press('Confirm');
  await screen.findByText('Your email address is confirmed.');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Confirm your email' })).toBeNull());
  await goto('/profile');
  await heading(`Welcome, ${customer.username}`);
  await screen.findByRole('region', { name: 'User Information' });
  await waitFor(() => expect(screen.queryByRole('link', { name: /Confirm it, so/ })).toBeNull());
});

test('the old email can be kept instead', async () => {
  const customer = await registerAndLogIn();
  await goto('/settings');
  await changeEmail(newCustomer().email);
  await press('Keep the old email');
  await expect.poll(() => screen.queryByText('Confirm the new email'), { timeout: 15_000 }).toBeNull();
  await seeValue('Email', customer.email);
});

test('an hour after the log-in the password is asked for before email and phone are changed, with everything typed kept', async () => {
  const customer = await registerAndLogIn();
  const { email } = newCustomer();
  await outside.ageLogIns();
  await goto('/settings');
  await fill('Username', 'Abebech G.');
  await press('Save changes');
  await screen.findByText('Profile updated successfully.');
  await fill('Email', email);
  await fill('Phone', '0922 334 455');
  await press('Save changes');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Is it you?' }));
  await user.click(dialog.getByRole('button', { name: 'Not now' }));
  await seeValue('Email', email);
  expect(screen.queryByText('Profile updated successfully.')).toBeNull();
  await reload();
  await seeValue('Email', email);

  await press('Save changes');
  const again = within(await screen.findByRole('alertdialog', { name: 'Is it you?' }));
  await user.type(again.getByLabelText('Current Password'), 'not the password');
  await user.click(again.getByRole('button', { name: 'Save changes' }));
  await again.findByText('This is not your current password.');
  await user.clear(again.getByLabelText('Current Password'));
  await user.type(again.getByLabelText('Current Password'), customer.password);
  await user.dblClick(again.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Profile updated successfully.');
  await seeText(`We sent a code to ${email}.`);
  await seeValue('Phone', '092 233 4455');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('Profile update fails: Failed to update profile.', async () => {
  await registerAndLogIn();
  await goto('/settings');
  for (let n = 0; n < 5; n += 1) {
    await changeEmail(`new-${n}-of-many@mail.example`);
    await seeText(`We sent a code to new-${n}-of-many@mail.example.`);
    await screen.findByText('Profile updated successfully.');
  }
  await changeEmail('one-too-many@mail.example');
  await screen.findByText('Failed to update profile.');
  await seeText('We cannot take this just now.');
  await seeValue('Email', 'one-too-many@mail.example');
});

test('Login too often: shows the Retry-After time in seconds', async () => {
  const customer = await register();
  await goto('/login');
  await fillLogIn({ ...customer, password: 'not this one' });
  await vi.waitFor(
    async () => {
      const alert = screen.queryByRole('alert')?.textContent ?? '';
      if (!alert.startsWith('Please wait')) await press('Login');
      expect(alert).toMatch(/Please wait (a second|\d+ seconds) and try again\./);
    },
    { timeout: 30_000 },
  );
});

test('a customer logs in with the phone number', async () => {
  const phone = `09${String(Date.now()).slice(-8)}`;
  const customer = await register({ ...newCustomer(), phone });
  await logInAs({ ...customer, email: `+251 ${phone.slice(1)}` });
});
