import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { type Customer, logInAs, post, registerAndLogIn } from '../support/customer.ts';
import { goto, network } from '../support/phone.tsx';
import { press, user } from '../support/user.ts';

type LoggedIn = { Token: string };
const logInElsewhere = async ({ email, password }: Customer) =>
  ((await post('/login', { email, password })) as LoggedIn).Token;
const isAlive = async (token: string) =>
  (await fetch('/api/profile', { headers: { authorization: `Bearer ${token}` } })).ok;

async function openList(): Promise<HTMLElement[]> {
  await goto('/settings');
  await press('Show them');
  const region = await screen.findByRole('region', { name: 'Where you are logged in' });
  await within(region).findByText('This phone');
  return within(region).getAllByRole('listitem');
}

async function confirm(password: string): Promise<void> {
  const dialog = await screen.findByRole('alertdialog');
  const field = within(dialog).getByLabelText('Current Password');
  await user.clear(field);
  await user.type(field, password);
  await user.click(within(dialog).getByRole('button', { name: 'End' }));
}

test('another log-in is ended with the password', async () => {
  const customer = await registerAndLogIn();
  const token = await logInElsewhere(customer);
  expect(await openList()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /^End the log-in on / }));
  await confirm('not the password');
  await screen.findByText('This is not your current password.');
  expect(await isAlive(token)).toBe(true);
  await confirm(customer.password);
  await screen.findByText('The log-in is ended.');
  expect(await isAlive(token)).toBe(false);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^End the log-in on / })).toBeNull());
});

test('all others are ended, and the customer stays logged in here', async () => {
  const customer = await registerAndLogIn();
  const tokens = [await logInElsewhere(customer), await logInElsewhere(customer)];
  expect(await openList()).toHaveLength(3);
  await press('End all others');
  await confirm(customer.password);
  await screen.findByText('All other log-ins are ended.');
  expect(await Promise.all(tokens.map(isAlive))).toEqual([false, false]);
  expect(await openList()).toHaveLength(1);
  await goto('/notices');
  await screen.findByText('Log-ins of your account were ended in Settings.');
});

test('without a network the list says that it could not be fetched', async () => {
  const customer = await registerAndLogIn();
  await goto('/settings');
  await screen.findByRole('button', { name: 'Show them' });
  network.off();
  await press('Show them');
  await screen.findByText('Your log-ins could not be fetched.');
  network.on();
  await press('Show them');
  await screen.findByText('This phone');
  await logInAs(customer);
});
