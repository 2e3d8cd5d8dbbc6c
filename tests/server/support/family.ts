import { newId } from '../../../server/db/uuid.ts';
import type { Member } from '../../../src/contract/responses/family.ts';
import type { Context, Customer } from './open.ts';

export const liya = { name: 'Liya Abebe', birthDate: '2018-09-11', relation: 'child' };

export const askFor = (context: Context, customer: Customer, person: object = liya) =>
  context.post('/family', person, customer, { 'idempotency-key': newId() });

export const familyOf = async (context: Context, customer: Customer): Promise<Member[]> =>
  (await context.get('/profile', customer)).json().family;

/** A member whom the desk has added; the id. */
export async function addedMember(
  context: Context,
  admin: Customer,
  customer: Customer,
  person: object = liya,
): Promise<string> {
  const added = await context.post(`/admin/customers/${customer.id}/family`, person, admin);
  return added.json().family[0].id;
}

export const endMember = (context: Context, admin: Customer, id: string) =>
  context.ask({ method: 'POST', url: `/api/admin/family-members/${id}/end`, as: admin });
