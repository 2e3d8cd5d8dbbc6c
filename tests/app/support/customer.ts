import { screen } from '@testing-library/dom';
import { goto } from './phone.tsx';
import { fill, heading, press } from './user.ts';

export type Customer = { username: string; email: string; phone: string; password: string };

let created = 0;
/** Unique, so that tests can share a server. */
export function newCustomer(username = 'Abebech Gobena'): Customer {
  created += 1;
  const email = `customer-${process.pid}-${Date.now()}-${created}@mail.example`;
  return { username, email, phone: '0911234567', password: 'injera with shiro' };
}

/** Registers through the API, for tests that do not test registration. */
export async function register(customer: Customer = newCustomer(), premium = false): Promise<Customer> {
  const { username, email, phone, password } = customer;
  const body = { username, email, phone, password, ...(!premium && { confirmPassword: password }) };
  await post(premium ? '/premium-register' : '/register', body);
  return customer;
}

export async function post(path: string, body: unknown, token?: string): Promise<unknown> {
  const response = await fetch(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Logs in through the form. */
export async function logInAs(customer: Customer, premium = false): Promise<void> {
  await goto(premium ? '/premium-login' : '/login');
  await fill('Email', customer.email);
  await fill('Password', customer.password);
  await press('Login');
  await heading(`Welcome, ${customer.username}`);
  await screen.findByRole('region', { name: 'User Information' });
}

export async function registerAndLogIn(customer?: Customer, premium = false): Promise<Customer> {
  const registered = await register(customer, premium);
  await logInAs(registered, premium);
  return registered;
}
