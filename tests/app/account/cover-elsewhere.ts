import { randomUUID } from 'node:crypto';
import { administrators, deskPassword } from '../../browser/support/administrators.ts';
import { type Customer, post } from '../support/customer.ts';

export const day = (offset: number) =>
  new Date(Date.now() + 3 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10);

const get = async (path: string, token: string) =>
  (await fetch(`/api${path}`, { headers: { authorization: `Bearer ${token}` } })).json();
const tokenOf = async ({ email, password }: Customer) =>
  ((await post('/login', { email, password })) as { Token: string }).Token;

/** Subscribes to a service from another phone, and confirms it at the desk. */
export async function cover(customer: Customer, service: string, until = day(100)): Promise<void> {
  const admin = (await post('/admin/login', { email: administrators[0], password: deskPassword })) as { token: string };
  const token = await tokenOf(customer);
  await fetch('/api/subscriptions', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ service, paymentMethod: 'Cash' }),
  });
  const { subscriptions } = await get('/profile', token);
  const { id } = subscriptions.find((one: { service: string }) => one.service === service);
  await post(`/admin/subscriptions/${id}/settlement`, { action: 'confirm', from: day(-50), until }, admin.token);
}

export async function cardOf(customer: Customer): Promise<{ number: string; statement: string }> {
  const { cards } = await get('/cards', await tokenOf(customer));
  return cards[0];
}

export const block = async (customer: Customer, number: string) =>
  post('/cards/block', { number }, await tokenOf(customer));

/** Puts a photograph on the holder's card, from another phone. */
export async function putPortrait(customer: Customer, image: string): Promise<void> {
  const answer = await fetch('/api/portraits', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf(customer)}` },
    body: JSON.stringify({ personId: null, image }),
  });
  if (!answer.ok) throw new Error(`/portraits: ${answer.status} ${await answer.text()}`);
}
