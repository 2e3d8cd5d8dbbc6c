import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { administrators, deskPassword } from '../support/administrators.ts';
import type { Customer } from '../support/customer.ts';

export const approve = { action: 'approve', amountCents: 10_000 };
export const decline = { action: 'decline', code: 'not-covered' };
export const review = { action: 'review' };
type Decision = typeof approve | typeof decline | typeof review | undefined;

/** Sends claims from another phone, in this order, and decides each of them or leaves it undecided. */
export async function createDecidedClaims(
  page: Page,
  { email, password }: Customer,
  decisions: Record<string, Decision>,
): Promise<void> {
  const sendRequest = async (
    path: string,
    { token, body, key }: { token?: string; body?: object; key?: string } = {},
  ) => {
    const response = await page.request.fetch(`/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...(key && { 'idempotency-key': key }) },
      ...(body && { data: body }),
    });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return response.json();
  };

  const { Token: token } = await sendRequest('/login', { body: { email, password } });
  const { token: adminToken } = await sendRequest('/admin/login', {
    body: { email: administrators[0], password: deskPassword },
  });
  const { hospitals, paymentMethods } = await sendRequest('/options');
  for (const [service, decision] of Object.entries(decisions)) {
    const body = { hospital: hospitals[0].name, service, paymentMethod: paymentMethods[0].name, description: '' };
    await sendRequest('/claims', { token, body, key: randomUUID() });
    const { claims } = await sendRequest('/claims', { token });
    if (!decision) continue;
    const { version } = await sendRequest(`/admin/claims/${claims[0].id}`, { token: adminToken });
    await sendRequest(`/admin/claims/${claims[0].id}/decision`, { token: adminToken, body: { ...decision, version } });
  }
}
