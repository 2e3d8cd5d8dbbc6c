import { newId } from '../../../server/db/uuid.ts';
import { aClaim, type Context, type Customer } from './open.ts';

/** Sends a claim and returns its id and number. */
export async function sentClaim(context: Context, customer: Customer, body: object = aClaim, path = '/claims') {
  const sent = await context.post(path, body, customer, { 'idempotency-key': newId() });
  const number: string = sent.json().receipt.number;
  const { claims } = (await context.get('/claims', customer)).json();
  return { id: claims.find((claim: { number: string }) => claim.number === number).id as string, number };
}

export const decideAs = (context: Context, admin: Customer, id: string, decision: object) =>
  context.post(`/admin/claims/${id}/decision`, decision, admin);
