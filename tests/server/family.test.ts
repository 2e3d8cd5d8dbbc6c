import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '../../server/db/schema/audit-log.ts';
import { notices } from '../../server/db/schema/notices.ts';
import { newId } from '../../server/db/uuid.ts';
import { addedMember, askFor, endMember, familyOf, liya } from './support/family.ts';
import { type Customer, openTestServer } from './support/open.ts';

const context = openTestServer();

const people = async () => [await context.customer(), await context.customer('admin')] as const;
const waitingOf = async (admin: Customer, customer: Customer, query = '') =>
  (await context.get(`/admin/family-members${query}`, admin))
    .json()
    .members.filter((line: { customer: { id: string } }) => line.customer.id === customer.id);
const settle = (admin: Customer, id: string, settlement: object) =>
  context.post(`/admin/family-members/${id}/settlement`, settlement, admin);
const tellsOf = async ({ id }: Customer) =>
  (await context.db.select({ kind: notices.kind }).from(notices).where(eq(notices.userId, id))).map(({ kind }) => kind);

test('a customer asks for a member by letter, the desk confirms it, and the customer is told', async () => {
  const [customer, admin] = await people();
  const answer = await askFor(context, customer);
  const { number } = answer.json().receipt;
  expect([answer.statusCode, answer.json().message]).toEqual([201, expect.stringContaining(number)]);
  expect(await familyOf(context, customer)).toMatchObject([{ ...liya, number, status: 'requested', reason: null }]);
  expect((await context.get('/admin/overview', admin)).json().open.family).toBeGreaterThan(0);

  const [line] = await waitingOf(admin, customer);
  expect(line).toMatchObject({ ...liya, number, settledAt: null });
  const settled = await settle(admin, line.id, { action: 'confirm' });
  expect(settled.json()).toMatchObject({ status: 'active', settledBy: 'Hiwot Bekele' });
  expect((await settle(admin, line.id, { action: 'confirm' })).statusCode).toBe(409);
  expect(await waitingOf(admin, customer)).toEqual([]);
  expect(await waitingOf(admin, customer, `?search=${number}`)).toHaveLength(1);
  expect(await familyOf(context, customer)).toMatchObject([{ id: line.id, status: 'active' }]);
  expect(await tellsOf(customer)).toEqual(['family-confirmed']);
  const line1 = and(eq(auditLog.action, 'settleFamilyMember'), eq(auditLog.customerId, customer.id));
  expect(await context.db.select().from(auditLog).where(line1)).toHaveLength(2);
});

test('a request is declined with a reason that the customer reads', async () => {
  const [customer, admin] = await people();
  await askFor(context, customer);
  const [{ id }] = await waitingOf(admin, customer);
  expect((await settle(admin, id, { action: 'decline', reason: ' ' })).statusCode).toBe(422);
  await settle(admin, id, { action: 'decline', reason: 'Please bring a birth certificate.' });
  expect(await familyOf(context, customer)).toMatchObject([
    { status: 'declined', reason: 'Please bring a birth certificate.' },
  ]);
  expect(await tellsOf(customer)).toEqual(['family-declined']);
});

test('the same person, asked for twice, is one request; sent again, a letter is the same', async () => {
  const [customer] = await people();
  const { number } = (await askFor(context, customer)).json().receipt;
  const again = await askFor(context, customer, { ...liya, name: 'LIYA ABEBE', relation: 'other' });
  expect(again.json().message).toContain(number);
  expect(await familyOf(context, customer)).toMatchObject([{ number, relation: 'other' }]);
  const headers = { 'idempotency-key': newId() };
  const brother = { ...liya, name: 'Natnael Abebe' };
  const first = await context.post('/family', brother, customer, headers);
  expect((await context.post('/family', brother, customer, headers)).body).toBe(first.body);
  expect(await familyOf(context, customer)).toHaveLength(2);
});

test('nobody is born in the future, for the customer and for the desk', async () => {
  const [customer, admin] = await people();
  const unborn = { ...liya, birthDate: '2199-01-01' };
  for (const refused of [
    await askFor(context, customer, unborn),
    await context.post(`/admin/customers/${customer.id}/family`, unborn, admin),
  ])
    expect([refused.statusCode, refused.json().errors?.birthDate.code]).toEqual([422, 'in-future']);
});

test('the desk adds, changes and ends members, which is in the audit log', async () => {
  const [customer, admin] = await people();
  const id = await addedMember(context, admin, customer);
  expect(await familyOf(context, customer)).toMatchObject([{ ...liya, id, number: null, status: 'active' }]);
  await context.put(`/admin/family-members/${id}`, { ...liya, relation: 'other' }, admin);
  expect(await familyOf(context, customer)).toMatchObject([{ id, relation: 'other' }]);
  expect((await endMember(context, admin, id)).json().family).toMatchObject([{ id, status: 'ended' }]);
  expect((await endMember(context, admin, id)).statusCode).toBe(404);
  expect((await context.put(`/admin/family-members/${id}`, liya, admin)).statusCode).toBe(404);
  // Who was added at the desk was not asked for.
  expect(await waitingOf(admin, customer, '?state=settled')).toEqual([]);
  const done = await context.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.customerId, customer.id))
    .orderBy(auditLog.id);
  expect(done.map(({ action, status }) => [action, status])).toEqual([
    ['addFamilyMember', 200],
    ['changeFamilyMember', 200],
    ['endFamilyMember', 200],
    ['endFamilyMember', 404],
    ['changeFamilyMember', 404],
  ]);
  expect(JSON.stringify(done)).not.toContain('Liya');
});

test('there is no member for another administrator’s account, or for nobody', async () => {
  const [, admin] = await people();
  for (const id of [admin.id, newId()])
    expect((await context.post(`/admin/customers/${id}/family`, liya, admin)).statusCode).toBe(404);
});

test('a customer is found by a member’s name, with the claims', async () => {
  const [customer, admin] = await people();
  const name = `Zewditu${newId().slice(0, 8)}`;
  await addedMember(context, admin, customer, { ...liya, name: `${name} Abebe` });
  await context.post(
    '/claims',
    { hospital: 'City Hospital', service: 'Routine Checkups', paymentMethod: 'Cash' },
    customer,
  );
  const idsOf = async (path: string, list: string) =>
    (await context.get(`${path}?search=${name.slice(0, 12).toLowerCase()}`, admin)).json()[list];
  expect(await idsOf('/admin/customers', 'customers')).toMatchObject([{ id: customer.id }]);
  expect(await idsOf('/admin/claims', 'claims')).toMatchObject([{ customer: { id: customer.id } }]);
});
