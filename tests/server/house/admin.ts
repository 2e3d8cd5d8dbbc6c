import { newId } from '../../../server/db/uuid.ts';
import { aClaim, type Customer, type House } from './open.ts';

/** A claim that has arrived, as the administrator finds it. */
export async function sentClaim(house: House, customer: Customer, body: object = aClaim, path = '/claims') {
  const sent = await house.post(path, body, customer, { 'idempotency-key': newId() });
  const number: string = sent.json().receipt.number;
  const { claims } = (await house.get('/claims', customer)).json();
  return { id: claims.find((claim: { number: string }) => claim.number === number).id as string, number };
}

export const decideAs = (house: House, admin: Customer, id: string, decision: object) =>
  house.post(`/admin/claims/${id}/decision`, decision, admin);
