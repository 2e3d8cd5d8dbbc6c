import { screen, within } from '@testing-library/dom';
import { expect, vi } from 'vitest';
import type { Customer } from '../support/customer.ts';
import { button, field, fill, press } from '../support/user.ts';

export async function fillLogIn({ email, password }: Pick<Customer, 'email' | 'password'>): Promise<void> {
  await fill('Email', email);
  await fill('Password', password);
}

export async function fillSignUp(customer: Customer): Promise<void> {
  await fill('Full Name', customer.username);
  await fill('Email', customer.email);
  await fill('Phone Number', customer.phone);
  await fill('Password', customer.password);
  await fill('Confirm Password', customer.password);
}

/** Waits for the log-in form, since the page and the session stay for a moment. */
export async function logOut(): Promise<void> {
  await press('Logout');
  await button('Login');
}

/** Waits until the page's only alert says this. */
export const seeAlert = (text: string) =>
  vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain(text), { timeout: 15_000 });

export const seeValue = (label: string, value: string) =>
  vi.waitFor(async () => expect((await field(label)).value).toBe(value), { timeout: 15_000 });
export const expectFocus = (label: string) =>
  vi.waitFor(async () => expect(document.activeElement === (await field(label))).toBe(true), { timeout: 15_000 });

/** The links between a customer's pages. */
export const accountNavigation = async () => within(await screen.findByRole('navigation', { name: 'My account' }));
