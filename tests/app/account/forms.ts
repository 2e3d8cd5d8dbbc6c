import type { Customer } from '../support/customer.ts';
import { button, fill, press } from '../support/user.ts';

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

/** For a customer without unsent letters. */
export async function logOut(): Promise<void> {
  await press('Logout');
  await button('Login');
}
