import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { administrators, deskPassword } from '../../browser/support/administrators.ts';
import { post, registerAndLogIn } from '../support/customer.ts';
import { goto, newPhone, reload } from '../support/phone.tsx';
import { atPath, field, fill, follow, heading, press, user } from '../support/user.ts';
import { logInAtDesk, openDesk } from './desk.ts';

test('without an administrator’s session only the log-in is shown, at the address of the page', async () => {
  await openDesk('/claims?state=all');
  await atPath('/admin/claims?state=all');
  const states = within(await screen.findByRole('navigation', { name: 'State' }));
  expect(states.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBe('page');
  expect((await field('Kind')).value).toBe('');
  await press('Log out');
  await heading('Administrator’s log-in');
  await atPath('/admin/claims?state=all');
});

test('a customer’s browser gets “404 Not Found”, and a customer’s password is wrong at the log-in', async () => {
  const customer = await registerAndLogIn();
  await goto('/admin/claims');
  await heading('404 Not Found');
  await goto('/admin/log-in');
  await fill('Email', customer.email);
  await fill('Password', customer.password);
  await press('Log in');
  expect((await screen.findByRole('alert')).textContent).toContain('Email or password is wrong.');
});

test('with full storage a session lasts until the window is closed, and the log-in in another one does not end it', async () => {
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...record) {
    const request = put.apply(this, record);
    this.transaction.abort();
    return request;
  });
  await openDesk('/claims');
  // Another window has modules of its own.
  vi.resetModules();
  const otherWindow = await import('../../../src/admin/session.ts');
  const logIn = () => post('/admin/login', { email: administrators[1], password: deskPassword });
  const told: unknown[] = [];
  const listener = new BroadcastChannel('tenawas-desk');
  listener.onmessage = ({ data }) => told.push(data);
  await otherWindow.storeSession((await logIn()) as Parameters<typeof otherWindow.storeSession>[0]);
  // A request takes longer than a message to the other windows.
  await logIn();
  listener.close();
  expect(told).toEqual([]);
  await follow('Customers');
  await heading('Customers');
  await screen.findByText(administrators[0]);
  await reload();
  await heading('Administrator’s log-in');
  vi.restoreAllMocks();
});

test('with a database that fails a session begins and ends in its window', async () => {
  newPhone();
  await goto('/admin/claims');
  const { transaction } = IDBDatabase.prototype;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...asked) {
    // Opening a database works, as it does in the browsers that fail so.
    if ((asked[1] as string) === 'versionchange') return transaction.apply(this, asked);
    throw new DOMException('Internal error.', 'UnknownError');
  });
  await logInAtDesk();
  await follow('Customers');
  await heading('Customers');
  await press('Log out');
  await heading('Administrator’s log-in');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull());
  vi.restoreAllMocks();
});

test('administrators see where they are logged in, and end all others with the password', async () => {
  const logIn = async () =>
    ((await post('/admin/login', { email: administrators[1], password: deskPassword })) as { token: string }).token;
  const isAlive = async (token: string) =>
    (await fetch('/api/admin/me', { headers: { authorization: `Bearer ${token}` } })).ok;
  const elsewhere = [await logIn(), await logIn()];
  await openDesk('/password', administrators[1]);
  await screen.findByText('This one');
  const ends = () => screen.queryAllByRole('button', { name: /^End the log-in on / });
  const count = ends().length;
  await user.click(ends()[0] as HTMLElement);
  const one = within(await screen.findByRole('form', { name: /^End the log-in on / }));
  await user.type(one.getByLabelText(/^Your password now/), 'not the password');
  await user.click(one.getByRole('button', { name: 'End' }));
  await one.findByText('This is not your current password.');
  await user.clear(one.getByLabelText(/^Your password now/));
  await user.type(one.getByLabelText(/^Your password now/), deskPassword);
  await user.click(one.getByRole('button', { name: 'End' }));
  await screen.findByText('The log-in is ended.');
  await waitFor(() => expect(ends()).toHaveLength(count - 1));

  await press('End all others');
  const others = within(await screen.findByRole('form', { name: 'End all others' }));
  await user.type(others.getByLabelText(/^Your password now/), deskPassword);
  await user.click(others.getByRole('button', { name: 'End' }));
  await screen.findByText('All other log-ins are ended.');
  expect(await Promise.all(elsewhere.map(isAlive))).toEqual([false, false]);
  expect(ends()).toEqual([]);
  // This one goes on.
  await follow('Customers');
  await heading('Customers');
});
