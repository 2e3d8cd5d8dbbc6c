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
  const ask = async (path: string, { token, body, key }: { token?: string; body?: object; key?: string } = {}) => {
    const answer = await page.request.fetch(`/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...(key && { 'idempotency-key': key }) },
      ...(body && { data: body }),
    });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };

  const { Token: token } = await ask('/login', { body: { email, password } });
  const { token: adminToken } = await ask('/admin/login', {
    body: { email: administrators[0], password: deskPassword },
  });
  const { hospitals, paymentMethods } = await ask('/options');
  for (const [service, decision] of Object.entries(decisions)) {
    const body = { hospital: hospitals[0].name, service, paymentMethod: paymentMethods[0].name, description: '' };
    await ask('/claims', { token, body, key: randomUUID() });
    const { claims } = await ask('/claims', { token });
    if (!decision) continue;
    const { version } = await ask(`/admin/claims/${claims[0].id}`, { token: adminToken });
    await ask(`/admin/claims/${claims[0].id}/decision`, { token: adminToken, body: { ...decision, version } });
  }
}
