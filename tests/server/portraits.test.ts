import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { portraits } from '../../server/db/schema/photos.ts';
import { portraitLimits } from '../../src/contract/portrait.ts';
import type { Portrait } from '../../src/contract/responses/portraits.ts';
import { addedMember, askFor, endMember, familyOf, liya } from './support/family.ts';
import { type Customer, openTestServer, password } from './support/open.ts';
import { picture } from './support/photos.ts';

const context = openTestServer();

const asUrl = (bytes: Buffer, type = 'image/webp') => `data:${type};base64,${bytes.toString('base64')}`;
const aPortrait = async () => asUrl(await picture(96, 96).webp({ quality: 40 }).toBuffer());
const change = (customer: Customer, image: string | null, personId: string | null = null) =>
  context.put('/portraits', { personId, image }, customer);
const portraitsOf = async (customer: Customer): Promise<{ version: string | null; portraits: Portrait[] }> =>
  (await context.get('/portraits', customer)).json();
const versionOnCards = async (customer: Customer) => (await context.get('/cards', customer)).json().portraits;

test('the holder and each member have one portrait, and the cards say when phones have to fetch them', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const child = await addedMember(context, admin, customer);
  expect(await versionOnCards(customer)).toBeNull();
  expect(await portraitsOf(customer)).toEqual({ version: null, portraits: [] });

  const [own, childs, other] = [await aPortrait(), await aPortrait(), await aPortrait()];
  await change(customer, childs, child);
  const first = (await change(customer, own)).json();
  expect(first.portraits).toEqual([
    { personId: null, image: own },
    { personId: child, image: childs },
  ]);
  expect(first).toEqual(await portraitsOf(customer));
  expect(await versionOnCards(customer)).toBe(first.version);

  // Sent twice it is the same; another one takes its place.
  expect((await change(customer, own)).json().version).toBe(first.version);
  expect((await change(customer, other)).json().portraits[0]).toEqual({ personId: null, image: other });
  expect(await versionOnCards(customer)).not.toBe(first.version);
  expect((await change(customer, null)).json().portraits).toEqual([{ personId: child, image: childs }]);
  expect((await change(customer, null, child)).json()).toEqual({ version: null, portraits: [] });
});

test('nobody sees or changes a portrait of another account, and the desk sees it with the customer', async () => {
  const [customer, stranger, admin] = [
    await context.customer(),
    await context.customer(),
    await context.customer('admin'),
  ];
  const child = await addedMember(context, admin, customer);
  const image = await aPortrait();
  await change(customer, image, child);
  expect((await change(stranger, await aPortrait(), child)).statusCode).toBe(404);
  expect((await change(stranger, null, child)).statusCode).toBe(404);
  expect(await portraitsOf(stranger)).toEqual({ version: null, portraits: [] });
  expect((await context.get(`/admin/customers/${customer.id}`, admin)).json().portraits).toEqual([
    { personId: child, image },
  ]);
  expect((await context.put('/portraits', { personId: null, image })).statusCode).toBe(401);
});

test('only a small picture that can be read is taken, of somebody who is a member today', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const large = await picture(700, 700).jpeg({ quality: 100 }).toBuffer();
  expect(large.length).toBeGreaterThan(portraitLimits.bytes);
  const webp = await picture(64, 64).webp().toBuffer();
  const refused = [
    asUrl(large.subarray(0, portraitLimits.bytes + 20), 'image/jpeg'),
    asUrl(Buffer.from('no picture')),
    asUrl(webp, 'image/jpeg'),
    asUrl(webp.subarray(0, webp.length - 200)),
    asUrl(webp, 'image/svg+xml'),
    'https://elsewhere.example/picture.webp',
  ];
  for (const image of refused) {
    const answer = await change(customer, image);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['image']]);
  }
  await askFor(context, customer, { ...liya, name: 'Natnael Abebe' });
  const [requested] = await familyOf(context, customer);
  expect((await change(customer, await aPortrait(), requested?.id)).statusCode).toBe(404);
  const child = await addedMember(context, admin, customer);
  await change(customer, await aPortrait(), child);
  await endMember(context, admin, child);
  expect(await portraitsOf(customer)).toEqual({ version: null, portraits: [] });
  expect((await change(customer, await aPortrait(), child)).statusCode).toBe(404);
});

test('portraits are in the own data, and deleted with the account', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const child = await addedMember(context, admin, customer);
  await change(customer, await aPortrait());
  const image = await aPortrait();
  await change(customer, image, child);
  const { portraits: own } = (await context.ownData(customer)).json();
  expect(own[1]).toEqual({ personId: child, image, changedAt: expect.any(String) });

  await context.post('/deletion', { currentPassword: password }, customer);
  const { deletions } = (await context.get('/admin/deletions?state=open', admin)).json();
  const { id } = deletions.find((one: { customer: { id: string } }) => one.customer.id === customer.id);
  await context.post(`/admin/deletions/${id}/carried-out`, undefined, admin);
  expect(await context.db.select().from(portraits).where(eq(portraits.userId, customer.id))).toEqual([]);
});
