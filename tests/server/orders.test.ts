import { expect, test } from 'vitest';
import { newId } from '../../server/db/uuid.ts';
import { type Customer, openTestServer } from './support/open.ts';

const context = openTestServer();

const order = (customer: Customer, body: object, path = '/subscriptions', key: string = newId()) =>
  context.post(path, { paymentMethod: 'Cash', ...body }, customer, { 'idempotency-key': key });
const profileOf = async (customer: Customer) => (await context.get('/profile', customer)).json();

async function priceOf(slug: string, yearlyPrice: number | null, admin: Customer) {
  const { services } = (await context.get('/admin/offers', admin)).json();
  const { slug: _, priceSince: __, ...service } = services.find((one: { slug: string }) => one.slug === slug);
  expect((await context.put(`/admin/services/${slug}`, { ...service, yearlyPrice }, admin)).statusCode).toBe(200);
}

test('an order keeps the price that was shown, however the price changes later', async () => {
  const [customer, late, admin] = [await context.customer(), await context.customer(), await context.customer('admin')];
  const service = 'maternity-care';
  await order(customer, { service, yearlyPrice: 500 });
  await priceOf(service, 650, admin);
  // A letter that was written before the change arrives after it.
  expect((await order(late, { service, yearlyPrice: 500 })).statusCode).toBe(201);
  for (const one of [customer, late]) {
    const { subscriptions } = await profileOf(one);
    expect(subscriptions[0]).toMatchObject({ service, yearlyPrice: 500, status: 'requested' });
  }
  const listed = (await context.get('/admin/subscriptions', admin)).json().subscriptions;
  expect(listed[0]).toMatchObject({ yearlyPrice: 500, service: { yearlyPrice: 650 } });
});

test('a price that was never offered is refused at its field', async () => {
  const customer = await context.customer();
  const refused = await order(customer, { service: 'routine-checkups', yearlyPrice: 1 });
  expect([refused.statusCode, refused.json().errors.yearlyPrice.code]).toEqual([422, 'price-changed']);
  expect((await profileOf(customer)).subscriptions).toEqual([]);
  const premium = await order(customer, { yearlyPrice: 1 }, '/upgrade');
  expect([premium.statusCode, premium.json().errors.yearlyPrice.code]).toEqual([422, 'price-changed']);
});

test('a letter of an earlier release has no price, and is for the present one', async () => {
  const customer = await context.customer();
  await order(customer, { service: 'routine-checkups' });
  expect((await profileOf(customer)).subscriptions[0].yearlyPrice).toBe(120);
});

test('the price of the premium plan is set at the desk, shown to all, and kept by an upgrade', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const shown = async () => (await context.get('/services')).json().premiumPrice;
  expect(await shown()).toBeNull();
  await order(customer, { yearlyPrice: null }, '/upgrade');
  await context.put('/admin/premium-price', { yearlyPrice: 300 }, admin);
  expect(await shown()).toBe(300);
  expect((await context.get('/admin/offers', admin)).json().premiumPrice).toMatchObject({ yearlyPrice: 300 });
  const { upgrade, upgrades } = await profileOf(customer);
  expect(upgrade).toMatchObject({ yearlyPrice: null, paymentMethod: 'Cash', status: 'requested' });
  expect(upgrades).toEqual([upgrade]);
  expect((await context.put('/admin/premium-price', { yearlyPrice: 1 }, customer)).statusCode).toBe(404);
});

test('the same order while one is open is one order, with the newer payment method, and the answer says so', async () => {
  const customer = await context.customer();
  const service = 'routine-checkups';
  const first = (await order(customer, { service })).json();
  const key = newId();
  const again = await order(customer, { service, paymentMethod: 'Bank Transfer' }, '/subscriptions', key);
  expect(again.json().message).toContain(first.receipt.number);
  expect(again.json().message).toContain('already');
  // The stored answer is the same when the letter is sent again.
  const repeated = await order(customer, { service, paymentMethod: 'Bank Transfer' }, '/subscriptions', key);
  expect(repeated.body).toBe(again.body);
  const { subscriptions } = await profileOf(customer);
  expect(subscriptions).toHaveLength(1);
  expect(subscriptions[0]).toMatchObject({ number: first.receipt.number, paymentMethod: 'Bank Transfer' });

  // The price has changed since, and the open order keeps its own.
  await priceOf(service, 175, await context.customer('admin'));
  expect((await order(customer, { service, yearlyPrice: 175 })).statusCode).toBe(201);
  expect((await profileOf(customer)).subscriptions).toMatchObject([{ yearlyPrice: 120, paymentMethod: 'Cash' }]);

  const upgrade = (await order(customer, {}, '/upgrade')).json();
  const second = (await order(customer, { paymentMethod: 'Bank Transfer' }, '/upgrade')).json();
  expect(second.message).toContain(upgrade.receipt.number);
  expect((await profileOf(customer)).upgrades).toMatchObject([{ paymentMethod: 'Bank Transfer' }]);
});

test('asking to be called twice is one request until it is answered', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const call = async () =>
    (await context.post('/claim-request', { userId: customer.id }, customer, { 'idempotency-key': newId() })).json();
  const open = async () => (await context.get('/admin/claim-requests', admin)).json().requests;
  expect((await call()).message).toBe('Claim request sent to admin.');
  expect((await call()).message).toContain('open already');
  const [request, ...others] = await open();
  expect(others).toEqual([]);
  await context.post(`/admin/claim-requests/${request.id}/answered`, undefined, admin);
  await call();
  expect(await open()).toHaveLength(1);
});

test('orders are found by their receipt numbers, also those of a later letter, and by the customer', async () => {
  const [customer, other, admin] = [
    await context.customer(),
    await context.customer(),
    await context.customer('admin'),
  ];
  const service = 'hospital-network';
  const first = (await order(customer, { service })).json().receipt.number as string;
  const later = (await order(customer, { service })).json().receipt.number as string;
  await order(other, { service });
  const found = async (search: string) =>
    (await context.get(`/admin/subscriptions?search=${encodeURIComponent(search)}`, admin))
      .json()
      .subscriptions.map((one: { customer: { id: string } }) => one.customer.id);
  for (const number of [first, later, first.slice(2).toLowerCase()]) expect(await found(number)).toEqual([customer.id]);
  expect(await found(customer.email)).toEqual([customer.id]);
  expect(await found('R-33333333')).toEqual([]);

  const upgrade = (await order(customer, {}, '/upgrade')).json().receipt.number;
  const { upgrades } = (await context.get(`/admin/upgrades?search=${upgrade}`, admin)).json();
  await context.post(
    `/admin/upgrades/${upgrades[0].id}/settlement`,
    { action: 'decline', reason: 'No payment.' },
    admin,
  );
  expect((await context.get(`/admin/upgrades?search=${upgrade}`, admin)).json().upgrades).toHaveLength(1);
  expect((await context.get(`/admin/upgrades?search=${upgrade}&state=open`, admin)).json().upgrades).toEqual([]);
});

test('what is no longer offered is named in every language', async () => {
  const customer = await context.customer('premium');
  for (const [language, words] of [
    ['en', 'choices'],
    ['am', 'ምርጫዎች'],
    ['om', 'filannoowwan'],
  ] as const) {
    const headers = { 'accept-language': language };
    const refused = await context.post(
      '/subscriptions',
      { service: 'gone', paymentMethod: 'Shells' },
      customer,
      headers,
    );
    const { errors } = refused.json();
    expect([refused.statusCode, Object.keys(errors).sort()]).toEqual([422, ['paymentMethod', 'service']]);
    for (const { message } of Object.values<{ message: string }>(errors)) expect(message).toContain(words);
  }
});
