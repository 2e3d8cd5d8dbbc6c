import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { updatePlanRoles } from '../../server/accounts/plan.ts';
import { recordBackup } from '../../server/db/backup/last.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { claims } from '../../server/db/schema/claims.ts';
import { subscriptions } from '../../server/db/schema/orders.ts';
import { newId } from '../../server/db/uuid.ts';
import { decideAs, sentClaim } from './support/admin.ts';
import { aClaim, type Customer, openTestServer } from './support/open.ts';

const context = openTestServer();
const day = (offset: number) => new Date(Date.now() + 3 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10);
const roleOf = async (customer: Customer) =>
  (await context.db.select({ role: users.role }).from(users).where(eq(users.id, customer.id)))[0]?.role;
const subscribe = (customer: Customer, service: string, key: string = newId()) =>
  context.post('/subscriptions', { service, paymentMethod: 'Bank Transfer' }, customer, { 'idempotency-key': key });
const openOf = async (admin: Customer, what: 'subscriptions' | 'upgrades', customer: Customer) =>
  (await context.get(`/admin/${what}`, admin)).json()[what].find((one: { customer: { id: string } }) => {
    return one.customer.id === customer.id;
  });

test('a subscription request becomes a subscription for a year when confirmed', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const key = newId();
  const answers = [await subscribe(customer, 'maternity-care', key), await subscribe(customer, 'maternity-care', key)];
  expect([answers[0]?.statusCode, answers[1]?.body]).toEqual([201, answers[0]?.body]);
  expect(answers[0]?.json().receipt.letterId).toBe(key);
  // A second request for the same service does not create another row.
  expect((await subscribe(customer, 'maternity-care')).statusCode).toBe(201);
  expect(await context.db.select().from(subscriptions).where(eq(subscriptions.userId, customer.id))).toHaveLength(1);

  const before = (await context.get('/profile', customer)).json();
  expect([before.services, before.subscriptions[0].status]).toEqual([[], 'requested']);
  const asked = await openOf(admin, 'subscriptions', customer);
  expect(asked).toMatchObject({
    service: { slug: 'maternity-care', yearlyPrice: 500 },
    paymentMethod: 'Bank Transfer',
  });
  const confirm = () =>
    context.post(`/admin/subscriptions/${asked.id}/settlement`, { action: 'confirm', from: '2026-11-20' }, admin);
  expect((await confirm()).json()).toMatchObject({ state: 'confirmed', from: '2026-11-20', until: '2027-11-19' });
  expect((await confirm()).statusCode).toBe(409);
  expect(await openOf(admin, 'subscriptions', customer)).toBeUndefined();

  const hold = { firstDay: day(-10), lastDay: day(0) };
  await context.db.update(subscriptions).set(hold).where(eq(subscriptions.id, asked.id));
  const held = (await context.get('/profile', customer)).json();
  expect([held.services, held.subscriptions[0]]).toMatchObject([['Maternity Care'], { status: 'confirmed' }]);
  await context.db
    .update(subscriptions)
    .set({ lastDay: day(-1) })
    .where(eq(subscriptions.id, asked.id));
  const over = (await context.get('/profile', customer)).json();
  expect([over.services, over.subscriptions[0].status]).toEqual([[], 'ended']);
});

test('a premium service requires a premium account; unknown services and payment methods are field errors', async () => {
  const [customer, premium] = [await context.customer(), await context.customer('premium')];
  const refused = await subscribe(customer, 'telemedicine');
  expect([refused.statusCode, refused.json().message]).toEqual([
    403,
    'This service needs a premium account. Upgrade to Premium first.',
  ]);
  expect((await subscribe(premium, 'telemedicine')).statusCode).toBe(201);
  const nowhere = await context.post('/subscriptions', { service: 'spa', paymentMethod: 'Gold' }, premium);
  expect([nowhere.statusCode, Object.keys(nowhere.json().errors)]).toEqual([422, ['service', 'paymentMethod']]);
});

test('a repeated letter gets its first response after the premium plan has ended', async () => {
  const premium = await context.customer('premium');
  const key = newId();
  const first = await subscribe(premium, 'telemedicine', key);
  await context.db.update(users).set({ role: 'customer' }).where(eq(users.id, premium.id));
  const [user] = await context.db.select().from(users).where(eq(users.id, premium.id));
  const { Token } = (await context.post('/login', { email: user?.email, password: 'a zebra under the acacia' })).json();
  expect((await subscribe({ ...premium, token: Token }, 'telemedicine', key)).body).toBe(first.body);
});

test('a declined request shows its reason', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  await subscribe(customer, 'routine-checkups');
  const { id } = await openOf(admin, 'subscriptions', customer);
  await context.post(`/admin/subscriptions/${id}/settlement`, { action: 'decline', reason: 'No payment came.' }, admin);
  const [seen] = (await context.get('/profile', customer)).json().subscriptions;
  expect(seen).toMatchObject({ status: 'declined', reason: 'No payment came.' });
});

test('confirming an upgrade makes the account premium, and its session stays valid', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  await context.post('/upgrade', { paymentMethod: 'Cash' }, customer);
  expect((await context.get('/profile', customer)).json().upgrade).toMatchObject({ status: 'requested' });
  const { id } = await openOf(admin, 'upgrades', customer);
  const settled = await context.post(`/admin/upgrades/${id}/settlement`, { action: 'confirm', from: day(0) }, admin);
  expect(settled.json()).toMatchObject({ state: 'confirmed', from: day(0) });
  const profile = await context.get('/premium-profile', customer);
  expect(profile.json().user).toMatchObject({ subscriptionPlan: 'Premium', planUntil: settled.json().until });
});

test('a plan begins and ends on its configured days', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const put = (plan: object) => context.put(`/admin/customers/${customer.id}/plan`, plan, admin);
  expect((await put({ plan: 'premium', from: day(1) })).json().plan).toBe('Regular');
  await updatePlanRoles(context.db);
  expect(await roleOf(customer)).toBe('customer');
  await context.db
    .update(users)
    .set({ premiumFrom: day(0) })
    .where(eq(users.id, customer.id));
  await updatePlanRoles(context.db);
  expect(await roleOf(customer)).toBe('premium');
  await context.db
    .update(users)
    .set({ premiumUntil: day(-1) })
    .where(eq(users.id, customer.id));
  await updatePlanRoles(context.db);
  await updatePlanRoles(context.db);
  expect(await roleOf(customer)).toBe('customer');

  expect((await put({ plan: 'premium', from: day(-5), until: day(5) })).json()).toMatchObject({
    plan: 'Premium',
    planFrom: day(-5),
    planUntil: day(5),
  });
  expect((await put({ plan: 'regular' })).json()).toMatchObject({ plan: 'Regular', planUntil: null });
  for (const wrong of [{ plan: 'premium', from: day(5), until: day(1) }, { plan: 'premium', from: '2026-02-30' }, {}]) {
    expect((await put(wrong)).statusCode).toBe(422);
  }
});

test('the customer page shows all data, can end sessions, and does not exist for administrators', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const { number } = await sentClaim(context, customer);
  await context.post('/claim-request', { userId: customer.id }, customer);
  await subscribe(customer, 'maternity-care');
  const seen = (await context.get(`/admin/customers/${customer.id}`, admin)).json();
  expect(seen).toMatchObject({ email: customer.email, plan: 'Regular', claims: [{ number }] });
  expect([seen.requests.length, seen.subscriptions.length, seen.upgrades.length]).toEqual([1, 1, 0]);
  expect((await context.post(`/admin/customers/${customer.id}/end-sessions`, {}, admin)).statusCode).toBe(200);
  expect((await context.get('/profile', customer)).statusCode).toBe(401);
  expect((await context.get(`/admin/customers/${admin.id}`, admin)).statusCode).toBe(404);
  await context.post(`/admin/customers/${admin.id}/end-sessions`, {}, admin);
  expect((await context.get('/admin/me', admin)).statusCode).toBe(200);
});

test('a claim request is answered once, with the administrator and time', async () => {
  const [customer, one, other] = [
    await context.customer(),
    await context.customer('admin'),
    await context.customer('admin'),
  ];
  await context.post('/claim-request', { userId: customer.id }, customer);
  const { requests } = (await context.get('/admin/claim-requests', one)).json();
  const { id } = requests.find((request: { customer: { id: string } }) => request.customer.id === customer.id);
  const answered = await context.post(`/admin/claim-requests/${id}/answered`, {}, one);
  expect(answered.json()).toMatchObject({ id, settledBy: 'Hiwot Bekele', settledAt: expect.any(String) });
  expect((await context.post(`/admin/claim-requests/${id}/answered`, {}, other)).statusCode).toBe(409);
  expect((await context.post(`/admin/claim-requests/${newId()}/answered`, {}, other)).statusCode).toBe(404);
  const settled = (await context.get('/admin/claim-requests?state=settled', other)).json().requests;
  expect(settled[0].id).toBe(id);
});

test('a changed price is visible at once, with its date', async () => {
  const admin = await context.customer('admin');
  const { services } = (await context.get('/admin/offers', admin)).json();
  const { slug, ...telemedicine } = services.find((one: { slug: string }) => one.slug === 'telemedicine');
  const put = (body: object) => context.put(`/admin/services/${slug}`, { ...telemedicine, ...body }, admin);
  const offered = async () =>
    (await context.get('/services')).json().services.find((one: { slug: string }) => one.slug === slug);

  expect((await put({ yearlyPrice: 175, priceSince: undefined })).json()).toMatchObject({ priceSince: day(0) });
  expect(await offered()).toMatchObject({ yearlyPrice: 175, priceSince: day(0) });
  expect((await context.get('/services')).headers['cache-control']).toBe('no-store');
  const early = await put({ yearlyPrice: 190, priceSince: day(1) });
  expect([early.statusCode, early.json().errors.priceSince.code]).toEqual([422, 'in-future']);
  expect(await offered()).toMatchObject({ yearlyPrice: 175 });
  await put({ yearlyPrice: 180, priceSince: '2026-11-15' });
  await put({ yearlyPrice: 180, priceSince: undefined, title: 'Tele-medicine' });
  expect(await offered()).toMatchObject({ yearlyPrice: 180, priceSince: '2026-11-15', title: 'Tele-medicine' });
  await put({ active: false });
  expect(await offered()).toBeUndefined();
  expect((await context.put('/admin/services/nowhere', telemedicine, admin)).statusCode).toBe(404);
  expect((await put({ title: 'Maternity Care' })).statusCode).toBe(409);
});

test('claims accept only hospitals, policies and payment methods that are on offer', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const jimma = { name: 'Jimma Hope', town: 'Jimma', phone: '0947 11 22 33', map: 'https://map.example/jimma' };
  const { id } = (await context.post('/admin/hospitals', { ...jimma, active: true }, admin)).json();
  const { hospitals } = (await context.get('/options')).json();
  expect(hospitals.at(-1)).toEqual({ ...jimma, id, phone: '+251947112233' });
  const claim = { ...aClaim, hospital: jimma.name };
  expect((await context.post('/claims', claim, customer)).statusCode).toBe(201);
  await context.put(`/admin/hospitals/${id}`, { ...jimma, active: false }, admin);
  expect(Object.keys((await context.post('/claims', claim, customer)).json().errors)).toEqual(['hospital']);
  expect((await context.post('/admin/hospitals', { ...jimma, active: true }, admin)).statusCode).toBe(409);
  const script = { ...jimma, name: 'Other', map: 'javascript:alert(1)', active: true };
  expect((await context.post('/admin/hospitals', script, admin)).statusCode).toBe(422);

  await context.post('/admin/policies', { name: 'Dental Care', active: true }, admin);
  await context.post('/admin/payment-methods', { name: 'Telebirr', premium: true, active: true }, admin);
  const { premium, paymentMethods } = (await context.get('/options')).json();
  expect([premium.policies, premium.paymentMethods, paymentMethods].map((all) => all.at(-1).name)).toEqual([
    'Dental Care',
    'Telebirr',
    'Telebirr',
  ]);
});

test('an exchange rate applies from its date', async () => {
  const admin = await context.customer('admin');
  await context.put('/admin/birr-rate', { rate: 150.5 }, admin);
  await context.put('/admin/birr-rate', { rate: 151.25 }, admin);
  expect((await context.get('/services')).json().birr).toEqual({ rate: 151.25, since: day(0) });
  expect((await context.put('/admin/birr-rate', { rate: 0 }, admin)).statusCode).toBe(422);
  // A future rate is shown to administrators only.
  await context.put('/admin/birr-rate', { rate: 170, since: day(2) }, admin);
  await context.put('/admin/birr-rate', { rate: 160, since: day(1) }, admin);
  expect((await context.get('/services')).json().birr).toEqual({ rate: 151.25, since: day(0) });
  expect((await context.get('/admin/offers', admin)).json()).toMatchObject({
    birr: { rate: 151.25, since: day(0) },
    birrToCome: { rate: 160, since: day(1) },
  });
});

test('the overview counts claims and the time to a decision', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  await context.db.update(claims).set({ receivedAt: sql`now() - interval '200 days'` });
  const ids: string[] = [];
  for (let n = 0; n < 5; n++) ids.push((await sentClaim(context, customer)).id);
  for (const [n, id] of ids.slice(0, 3).entries()) {
    await decideAs(context, admin, id, { action: 'approve', version: 1, amountCents: 100 });
    const took = sql`changed_at - make_interval(hours => ${(n + 1) * 10}::int)`;
    await context.db.update(claims).set({ receivedAt: took }).where(eq(claims.id, id));
  }
  expect((await context.get('/admin/overview', admin)).json().lastBackup).toBeNull();
  await recordBackup(context.db, { file: '/srv/saved.backup', bytes: 1 });
  const overview = (await context.get('/admin/overview', admin)).json();
  expect(Date.parse(overview.lastBackup)).toBeGreaterThan(Date.now() - 60_000);
  expect(overview.days).toHaveLength(90);
  expect(overview.days.at(-1)).toMatchObject({ day: day(0) });
  const sum = overview.days.reduce((all: number, { counts }: { counts: Record<string, number> }) => {
    return all + Object.values(counts).reduce((a, b) => a + b, 0);
  }, 0);
  expect(sum).toBe(5);
  expect(overview.decided.count).toBe(3);
  expect(overview.decided.medianHours).toBeCloseTo(20, 3);
  expect(overview.decided.ninetiethHours).toBeCloseTo(28, 3);
  expect(overview.hospitals).toEqual([{ name: 'City Hospital', counts: expect.objectContaining({ approved: 3 }) }]);
  expect(overview.services[0].counts).toMatchObject({ submitted: 2 });
  expect(overview.states.approved).toBe(3);
  expect(overview.waiting[0].receivedAt < overview.waiting.at(-1).receivedAt).toBe(true);
  expect(overview.open.claims).toBe(overview.states.submitted);
});

test("dates, versions and ids outside the database's range are refused without a server error", async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const { id } = await sentClaim(context, customer);
  const service = { title: 'A', description: 'B', highlights: [], premium: false, yearlyPrice: null, active: true };
  const decide = (version: number) => decideAs(context, admin, id, { action: 'review', version });
  const answers = [
    await context.put('/admin/birr-rate', { rate: 1, since: '0000-01-01' }, admin),
    await context.put('/admin/birr-rate', { rate: 1, since: '9999-12-31' }, admin),
    await context.put(`/admin/customers/${customer.id}/plan`, { plan: 'premium', from: '0000-01-01' }, admin),
    await decide(3e9),
    await decide(-3e9),
    await decide(2 ** 53),
    await context.put('/admin/services/%00', service, admin),
    await context.put('/admin/services/tele%00medicine', service, admin),
    await context.put('/admin/hospitals/%00', { name: 'A', town: 'B', phone: '1', active: true }, admin),
    await context.get('/admin/claims/%00', admin),
    await context.get('/admin/claims?search=%00', admin),
    await context.get('/admin/customers?after=%00', admin),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([
    422, 422, 422, 422, 422, 422, 404, 404, 404, 404, 422, 422,
  ]);
});
