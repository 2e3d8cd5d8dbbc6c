import { expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { decideAs, sentClaim } from './support/admin.ts';
import { aClaim, aPremiumClaim, type Customer, openTestServer, password } from './support/open.ts';
import { testConfig } from './support/test-config.ts';

const context = openTestServer();
const { ownData } = context;

/** A customer with data of every kind. */
async function busy(word: string): Promise<Customer> {
  const [customer, admin] = [await context.customer('premium'), await context.customer('admin')];
  const first = await sentClaim(context, customer, { ...aClaim, description: `${word} first` });
  await decideAs(context, admin, first.id, { action: 'ask', text: `${word} question`, version: 1 });
  const second = await sentClaim(context, customer, { ...aClaim, description: `${word} second`, corrects: first.id });
  await decideAs(context, admin, second.id, { action: 'approve', amountCents: 777, version: 1 });
  await sentClaim(context, customer, { ...aPremiumClaim, fullName: `${word} patient` }, '/premiumclaims');
  await context.post('/claim-request', { userId: customer.id }, customer);
  await context.post('/call-backs', { phone: '0911', time: 'any', text: `${word} call` }, customer);
  await context.post('/subscriptions', { service: 'telemedicine', paymentMethod: 'Cash' }, customer);
  await context.post('/upgrade', { paymentMethod: 'Bank Transfer' }, customer);
  await context.post('/family', { name: `${word} child`, birthDate: '2018-09-11', relation: 'child' }, customer);
  await context.post('/deletion', { currentPassword: password }, customer);
  return customer;
}

test('own data contains everything about the customer and nothing about others', async () => {
  const customer = await busy('lapis');
  const stranger = await busy('onyx');
  const answer = await ownData(customer);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  const all = answer.json();

  expect(all.account).toMatchObject({ id: customer.id, email: customer.email, plan: 'Premium', language: 'en' });
  expect(all.claims).toHaveLength(3);
  const [patients, second, first] = all.claims;
  expect(patients).toMatchObject({ kind: 'premium-claim', fullName: 'lapis patient', priority: true });
  expect(second).toMatchObject({ description: 'lapis second', amountCents: 777, corrects: { number: first.number } });
  expect(first).toMatchObject({ description: 'lapis first', correctedBy: { number: second.number } });
  expect(first.events.map((event: { action: string; reason: string | null }) => [event.action, event.reason])).toEqual([
    ['received', null],
    ['ask', 'lapis question'],
    ['replaced', null],
  ]);
  // Each claim is the same as in the claim endpoint.
  for (const claim of all.claims) {
    // What is left of a limit is computed, not stored.
    const { yearlyLimit: _, ...shown } = (await context.get(`/claims/${claim.id}`, customer)).json();
    expect(shown).toEqual(claim);
  }
  const { claimRequests, callBacks, subscriptions, upgrades, letters, deletionRequests } = all;
  expect(callBacks).toMatchObject([{ phone: '0911', text: 'lapis call' }]);
  expect([claimRequests, subscriptions, upgrades, deletionRequests].map((list) => list.length)).toEqual([1, 1, 1, 1]);
  expect(all.family).toMatchObject([
    { name: 'lapis child', birthDate: '2018-09-11', relation: 'child', settledAt: null },
  ]);
  expect(letters.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
    'call-back',
    'claim',
    'claim',
    'claim-request',
    'family-member',
    'premium-claim',
    'subscription',
    'upgrade',
  ]);
  expect(letters.every(({ answer }: { answer: { receipt: object } }) => answer.receipt)).toBe(true);

  for (const word of ['onyx', stranger.id, stranger.email]) expect(answer.body).not.toContain(word);
  expect(answer.body).not.toMatch(/argon2|passwordHash|password_hash|tokenVersion/);
});

test('own data contains more claims than one page', async () => {
  const customer = await context.customer();
  for (let n = 0; n < 120; n++) await context.post('/claims', { ...aClaim, description: `number ${n}` }, customer);
  const { claims, letters } = (await ownData(customer)).json();
  expect([claims.length, letters.length]).toEqual([120, 120]);
  expect(claims.map(({ events }: { events: unknown[] }) => events.length)).toEqual(Array(120).fill(1));
});

test('downloads of own data are limited per customer', async () => {
  const limits = { ...testConfig.limits, ownData: { burst: 2, everySeconds: 600 } };
  const small = await buildApp({ config: { ...testConfig, limits }, database: context.database });
  const [customer, another] = [await context.customer(), await context.customer()];
  const asked = async ({ token }: Customer) =>
    small.inject({
      method: 'POST',
      url: '/api/own-data',
      headers: { authorization: `Bearer ${token}` },
      payload: { currentPassword: password },
    });
  const statuses = [await asked(customer), await asked(customer), await asked(customer)].map((one) => one.statusCode);
  expect(statuses).toEqual([200, 200, 429]);
  expect(Number((await asked(customer)).headers['retry-after'])).toBeGreaterThan(500);
  expect((await asked(another)).statusCode).toBe(200);
  await small.close();
});

test('own data is given out with the password alone, and guesses at it are limited', async () => {
  const customer = await context.customer();
  const wrong = await context.post('/own-data', { currentPassword: 'not the password' }, customer);
  expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['currentPassword']]);
  expect((await context.post('/own-data', {}, customer)).statusCode).toBe(422);
  expect(wrong.body).not.toContain(customer.email);

  const limits = { ...testConfig.limits, password: { free: 2, firstSeconds: 60, mostSeconds: 60 } };
  const strict = await buildApp({ config: { ...testConfig, limits }, database: context.database });
  const guess = async (currentPassword: string) => {
    const headers = { authorization: `Bearer ${customer.token}` };
    const payload = { currentPassword };
    return (await strict.inject({ method: 'POST', url: '/api/own-data', headers, payload })).statusCode;
  };
  // One was guessed above.
  expect([await guess('a guess'), await guess('another'), await guess(password)]).toEqual([422, 422, 429]);
  await strict.close();
});

test('a page of the release before, which asks without the password, is told what to do', async () => {
  const customer = await context.customer();
  const answer = await context.get('/own-data', customer);
  expect([answer.statusCode, answer.json().message]).toEqual([
    403,
    'Your data is given out with your password only, for which this page is too old. Please load it again, with a network.',
  ]);
  expect((await context.get('/own-data')).statusCode).toBe(401);
});
