import { randomUUID } from 'node:crypto';
import { administrators, deskPassword } from '../../browser/support/administrators.ts';
import type { Customer } from '../support/customer.ts';

async function ask(path: string, token?: string, body?: object): Promise<Record<string, unknown>> {
  const response = await fetch(`/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'idempotency-key': randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json() as Promise<Record<string, unknown>>;
}

const claim = { hospital: 'City Hospital', service: 'Routine Checkups', paymentMethod: 'Cash', description: '' };

/** Sends a claim from another phone. */
export async function sendClaim({ email, password }: Customer): Promise<{ id: string }> {
  const { Token } = await ask('/login', undefined, { email, password });
  await ask('/claims', String(Token), claim);
  const { claims } = await ask('/claims', String(Token));
  const [sent] = claims as { id: string }[];
  if (!sent) throw new Error('The claim is not in the list.');
  return sent;
}

/** Approves it at the desk. */
export async function approve({ id }: { id: string }): Promise<void> {
  const { token } = await ask('/admin/login', undefined, { email: administrators[0], password: deskPassword });
  const { version } = await ask(`/admin/claims/${id}`, String(token));
  await ask(`/admin/claims/${id}/decision`, String(token), { action: 'approve', amountCents: 10_000, version });
}
