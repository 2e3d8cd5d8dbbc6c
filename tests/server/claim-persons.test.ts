import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { familyMembers } from '../../server/db/schema/family.ts';
import { todayInEthiopia } from '../../src/contract/day.ts';
import { decideAs, sentClaim } from './support/admin.ts';
import { addedMember, askFor, endMember, familyOf, liya } from './support/family.ts';
import { aClaim, aPremiumClaim, type Customer, openTestServer } from './support/open.ts';

const context = openTestServer();

async function family(role: 'customer' | 'premium' = 'customer') {
  const [customer, admin] = [await context.customer(role), await context.customer('admin')];
  return { customer, admin, person: await addedMember(context, admin, customer) };
}
const personOf = async (customer: Customer, id: string) =>
  (await context.get(`/claims/${id}`, customer)).json().person?.id ?? null;
const refusalOf = async (customer: Customer, body: object) => {
  const refused = await context.post('/claims', { ...aClaim, ...body }, customer);
  return [refused.statusCode, refused.json().errors?.person?.code];
};
const notInFamily = [422, 'not-in-family'];

test.each([
  ['a claim', aClaim, '/claims', 'customer'],
  ['a premium claim', aPremiumClaim, '/premiumclaims', 'premium'],
] as const)('%s says for whom it is, everywhere', async (_, body, path, role) => {
  const { customer, admin, person } = await family(role);
  const { id, number } = await sentClaim(context, customer, { ...body, person }, path);
  const shown = { id: person, name: liya.name };
  expect((await context.get('/claims', customer)).json().claims[0].person).toEqual(shown);
  expect((await context.get(`/claims/${id}`, customer)).json().person).toEqual(shown);
  expect((await context.get('/profile', customer)).json().claims[0].person).toEqual(shown);
  const { claims, family: members } = (await context.ownData(customer)).json();
  expect([claims[0].person, members]).toMatchObject([shown, [liya]]);
  expect((await context.get(`/admin/claims?search=${number}`, admin)).json().claims[0].person).toEqual(shown);
  expect((await context.get(`/admin/claims/${id}`, admin)).json().person).toEqual({ ...liya, id: person });
});

test('a claim is for the account’s holder if it says so, or nothing', async () => {
  const { customer } = await family();
  for (const body of [aClaim, { ...aClaim, person: '' }])
    expect(await personOf(customer, (await sentClaim(context, customer, body)).id)).toBeNull();
});

test('a claim of each earlier version is for the holder, and taken', async () => {
  const { customer, person } = await family();
  for (const version of ['1', '2', '3']) {
    const sent = await context.post('/claims', { ...aClaim, person }, customer, { 'payload-version': version });
    expect(sent.statusCode).toBe(201);
    const [claim] = (await context.get('/claims', customer)).json().claims;
    expect([claim.number, claim.person]).toEqual([sent.json().receipt.number, null]);
  }
});

test('another account’s member, one who was only asked for, and nobody’s are refused', async () => {
  const [{ customer }, { person: stranger }] = [await family(), await family()];
  await askFor(context, customer, { ...liya, name: 'Natnael Abebe' });
  const asked = (await familyOf(context, customer)).find(({ status }) => status === 'requested');
  expect(await refusalOf(customer, { person: stranger })).toEqual(notInFamily);
  expect(await refusalOf(customer, { person: asked?.id })).toEqual(notInFamily);
  expect(await refusalOf(customer, { person: customer.id })).toEqual(notInFamily);
  expect((await context.get('/claims', customer)).json().claims).toEqual([]);
});

test('for one who is no longer a member a treatment of before is taken', async () => {
  const { customer, admin, person } = await family();
  await endMember(context, admin, person);
  const treatedOn = todayInEthiopia();
  expect(await refusalOf(customer, { person })).toEqual(notInFamily);
  expect((await context.post('/claims', { ...aClaim, person, treatedOn }, customer)).statusCode).toBe(201);
  const endedAt = new Date(Date.now() - 3 * 86_400_000);
  await context.db.update(familyMembers).set({ endedAt }).where(eq(familyMembers.id, person));
  expect(await refusalOf(customer, { person, treatedOn })).toEqual(notInFamily);
});

test('a correction stays for whom it was, also from an earlier version and after the membership', async () => {
  const { customer, admin, person } = await family();
  const declined = async () => {
    const { id } = await sentClaim(context, customer, { ...aClaim, person });
    await decideAs(context, admin, id, { action: 'decline', code: 'not-covered', version: 1 });
    return id;
  };
  const [first, second, third] = [await declined(), await declined(), await declined()];
  await endMember(context, admin, person);
  const newest = async () => (await context.get('/claims', customer)).json().claims[0].person?.id ?? null;
  await sentClaim(context, customer, { ...aClaim, corrects: first, person });
  expect(await newest()).toBe(person);
  await context.post('/claims', { ...aClaim, corrects: second }, customer, { 'payload-version': '3' });
  expect(await newest()).toBe(person);
  // The customer may have chosen the wrong person.
  await sentClaim(context, customer, { ...aClaim, corrects: third, person: '' });
  expect(await newest()).toBeNull();
});
