import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { removeAdministrator, resetPassword } from '../../server/admins/repository.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { newId } from '../../server/db/uuid.ts';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { type Customer, openTestServer, password } from './support/open.ts';
import { testConfig } from './support/test-config.ts';

const context = openTestServer();
const all = Object.entries(adminEndpoints) as [string, Endpoint][];
const requireCustomer = all.filter(([, { may }]) => may !== 'anyone');

const make = (call: Endpoint, as?: Customer, method: Endpoint['method'] | 'PATCH' = call.method) =>
  context.ask({
    method,
    url: `/api${call.path.replace(/:\w+/, newId())}`,
    headers: call.payload ? { 'content-type': 'application/json' } : {},
    ...(call.payload && { payload: '{}' }),
    ...(as && { as }),
  });

test('all admin endpoints except the log-in require an administrator', () => {
  expect(all.filter(([, { may }]) => may !== 'admin').map(([name]) => name)).toEqual(['logIn']);
  expect(all.every(([, { path }]) => path.startsWith('/admin/'))).toBe(true);
});

test('admin endpoints answer 404 to other roles and without a token', async () => {
  const answered = (await context.get('/admin/never', await context.customer())).json();
  const never = { ...answered, requestId: expect.any(String) };
  const others = [undefined, await context.customer('customer'), await context.customer('premium')];
  for (const [name, call] of requireCustomer) {
    for (const other of others) {
      const answer = await make(call, other);
      expect([name, answer.statusCode, answer.json()]).toEqual([name, 404, never]);
      expect([name, (await make(call, other, 'PATCH')).statusCode]).toEqual([name, 404]);
    }
  }
});

test('an administrator has access to all admin endpoints', async () => {
  for (const [name, call] of requireCustomer) {
    // A new session for each endpoint, since one of them ends it.
    const admin = await context.customer('admin');
    expect([name, (await make(call, admin, 'PATCH')).statusCode]).toEqual([name, 405]);
    const { statusCode } = await make(call, admin);
    // 404 or 422 comes from the handler, after the access check.
    expect([name, [200, 404, 422].includes(statusCode)]).toEqual([name, true]);
  }
});

test("administrators' tokens are refused at customers' endpoints, and customers' tokens with a changed role at admin endpoints", async () => {
  const admin = await context.customer('admin');
  for (const [name, call] of Object.entries(endpoints) as [string, Endpoint][]) {
    if (call.may !== 'anyone') expect([name, (await make(call, admin)).statusCode]).toEqual([name, 403]);
  }
  const key = new TextEncoder().encode(testConfig.tokenSecret);
  const signed = (audience?: string) => {
    const token = new SignJWT({ role: 'admin', ver: 0 })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(admin.id)
      .setIssuer('tenawas')
      .setExpirationTime('1h');
    return (audience === undefined ? token : token.setAudience(audience)).sign(key);
  };
  expect((await context.get('/admin/me', { ...admin, token: await signed() })).statusCode).toBe(404);
  expect((await context.get('/admin/me', { ...admin, token: await signed('elsewhere') })).statusCode).toBe(404);
  expect((await context.get('/admin/me', { ...admin, token: await signed('tenawas-desk') })).statusCode).toBe(200);
});

test("an expired administrator's session gets 401", async () => {
  const admin = await context.customer('admin');
  await resetPassword(context.db, admin.email, 'none');
  const answer = await context.get('/admin/me', admin);
  expect([answer.statusCode, answer.json().message]).toEqual([401, 'Your session has ended. Please log in again.']);
});

test('the admin log-in issues tokens for eight hours and refuses customers', async () => {
  const [admin, customer] = [await context.customer('admin'), await context.customer('premium')];
  const answer = (await context.post('/admin/login', { email: admin.email, password })).json();
  expect(answer.administrator).toEqual({
    id: admin.id,
    name: 'Hiwot Bekele',
    email: admin.email,
    role: 'administrator',
    limitCents: null,
    secondFactor: 'off',
  });
  const { exp } = JSON.parse(Buffer.from(answer.token.split('.')[1], 'base64url').toString());
  expect(Math.round((exp - Date.now() / 1000) / 60)).toBe(8 * 60);
  expect((await context.get('/admin/me', { ...admin, token: answer.token })).json().email).toBe(admin.email);

  const wrong = await context.post('/admin/login', { email: admin.email, password: 'not this one' });
  const customers = await context.post('/admin/login', { email: customer.email, password });
  const { requestId: _, ...refusal } = wrong.json();
  expect([customers.statusCode, customers.json()]).toEqual([401, { ...refusal, requestId: expect.any(String) }]);
  for (const door of ['/login', '/premium-login']) {
    expect([door, (await context.post(door, { email: admin.email, password })).statusCode]).toEqual([door, 401]);
  }
});

test('a removed administrator has no access, and is still named in claim events', async () => {
  const admin = await context.customer('admin');
  await removeAdministrator(context.db, admin.email);
  expect((await context.get('/admin/me', admin)).statusCode).toBe(401);
  expect((await context.post('/admin/login', { email: admin.email, password })).statusCode).toBe(401);
  const [kept] = await context.db.select().from(users).where(eq(users.id, admin.id));
  expect(kept).toMatchObject({ email: admin.email, username: 'Hiwot Bekele' });
});
