import { randomUUID } from 'node:crypto';
import { type Customer, post } from '../support/customer.ts';

export const approve = { action: 'approve', amountCents: 10_000 };
export const decline = { action: 'decline', code: 'not-covered' };
export const review = { action: 'review' };
type Decision = typeof approve | typeof decline | typeof review | undefined;

// As in the server's global setup, which would bring the whole server into the page's process.
const administrator = { email: 'almaz@tenawas.example', password: 'coffee at the long table' };

type Answer = {
  claims: { id: string }[];
  hospitals: { name: string }[];
  paymentMethods: { name: string }[];
  version: number;
};

async function ask(path: string, token?: string, init: RequestInit = {}): Promise<Answer> {
  const headers = { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(`/api${path}`, { ...init, headers });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Sends claims from another phone, in this order, and decides each of them or leaves it undecided. */
export async function createDecidedClaims(
  { email, password }: Customer,
  decisions: Record<string, Decision>,
): Promise<void> {
  const { Token: token } = (await post('/login', { email, password })) as { Token: string };
  const { token: adminToken } = (await post('/admin/login', administrator)) as { token: string };
  const { hospitals, paymentMethods } = await ask('/options');
  for (const [service, decision] of Object.entries(decisions)) {
    await ask('/claims', token, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        hospital: hospitals[0]?.name,
        service,
        paymentMethod: paymentMethods[0]?.name,
        description: '',
      }),
    });
    const { claims } = await ask('/claims', token);
    if (!decision) continue;
    const path = `/admin/claims/${claims[0]?.id}`;
    const { version } = await ask(path, adminToken);
    await post(`${path}/decision`, { ...decision, version }, adminToken);
  }
}
