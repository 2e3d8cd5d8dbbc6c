import { screen, waitFor, within } from '@testing-library/dom';
import { expect } from 'vitest';
import { administrators, deskPassword } from '../../browser/support/administrators.ts';
import { type Customer, post, register } from '../support/customer.ts';
import { goto, newPhone } from '../support/phone.tsx';
import { button, fill, press, user } from '../support/user.ts';

export { administrators };

/** Opens a page of the desk on a machine of its own, and logs in there. */
export async function openDesk(path: string, email: string = administrators[0]): Promise<void> {
  newPhone();
  await goto(`/admin${path}`);
  await logInAtDesk(email);
}

export async function logInAtDesk(email: string = administrators[0]): Promise<void> {
  await fill('Email', email);
  await fill('Password', deskPassword);
  await press('Log in');
  await button('Log out');
}

/** Changes through the API what is tested elsewhere. */
export async function deskApi(email: string = administrators[0]) {
  const { token } = (await post('/admin/login', { email, password: deskPassword })) as { token: string };
  const ask = async <A>(method: string, path: string, body?: unknown): Promise<A> => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const response = await fetch(`/api/admin${path}`, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as A;
  };
  return { token, ask };
}

export async function tokenOf({ email, password }: Customer): Promise<string> {
  return ((await post('/login', { email, password })) as { Token: string }).Token;
}

/** A customer whose claims were sent from another phone. */
export async function customerWithClaims(...descriptions: string[]): Promise<Customer> {
  const customer = await register();
  const token = await tokenOf(customer);
  for (const description of descriptions)
    await post(
      '/claims',
      { hospital: 'City Hospital', service: 'Minor Surgeries', paymentMethod: 'Cash', description },
      token,
    );
  return customer;
}

export const queueOf = ({ email }: Pick<Customer, 'email'>) => `/claims?search=${encodeURIComponent(email)}`;

export const claimLinks = () => document.querySelectorAll<HTMLAnchorElement>('a[data-claim]');

/** Opens the only claim in the queue. */
export async function openClaim(): Promise<void> {
  await user.click(await screen.findByRole('link', { name: /^R-/ }));
  await screen.findByRole('heading', { name: 'Timeline' });
}

/** The fields and buttons of a form or a dialog, which the page may have a second time. */
export const inForm = async (name: string) => within(await screen.findByRole('form', { name }));
export const inQuestion = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

export const pressIn = async (form: string, name: string) =>
  user.click((await inForm(form)).getByRole('button', { name }));

export const focused = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element));
