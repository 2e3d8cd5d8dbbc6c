import Fastify from 'fastify';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkAccess } from '../../server/accounts/access.ts';
import { createContext } from '../../server/context.ts';
import { newId } from '../../server/db/uuid.ts';
import { createSenders } from '../../server/notices/channels/senders.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { aClaim, aPremiumClaim, openTestServer } from './support/open.ts';
import { testConfig } from './support/test-config.ts';

const context = openTestServer();
const all = Object.entries(endpoints) as [string, Endpoint][];

/** A valid payload for each endpoint, so that only the access check can refuse it. */
const payloads: Record<string, (id: string) => object> = {
  requestClaim: (userId) => ({ userId }),
  reviewClaim: () => ({ claim: newId(), text: 'It was an accident.' }),
  callBack: () => ({ phone: '0911234567', time: 'any' }),
  updateProfile: () => ({ username: 'Abebe', email: `u-${newId()}@mail.example`, phone: '0911234567' }),
  changePassword: () => ({ currentPassword: 'not this one', newPassword: 'the hyena of Harar' }),
  claim: () => aClaim,
  premiumClaim: () => aPremiumClaim,
  lettersStatus: () => ({ ids: [] }),
  subscribe: () => ({ service: 'routine-checkups', paymentMethod: 'Cash' }),
  requestUpgrade: () => ({ paymentMethod: 'Cash' }),
  askDeletion: () => ({ currentPassword: 'not this one' }),
};

const make = (name: string, call: Endpoint, token?: string, id = newId()) =>
  context.ask({
    method: call.method,
    url: `/api${call.path.replace(':id', newId())}`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(call.payload && { 'content-type': 'application/json' }),
    },
    ...(call.payload && { payload: JSON.stringify(payloads[name]?.(id) ?? {}) }),
  });

test('a route without declared access fails at startup', async () => {
  const app = Fastify();
  checkAccess(app, createContext(testConfig, context.database, createSenders(testConfig, context.db, app.log)));
  expect(() => app.get('/forgotten', async () => 'open to all')).toThrow(
    'GET /forgotten does not declare who may use it.',
  );
  await app.close();
});

test('every endpoint responds at its path and method', async () => {
  for (const [name, call] of all) {
    const { statusCode } = await make(name, call);
    expect([name, [404, 405].includes(statusCode)]).toEqual([name, false]);
  }
});

test.each(all.filter(([, { may }]) => may !== 'anyone'))('%s requires a log-in', async (name, call) => {
  const answer = await make(name, call);
  expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
});

test.each(all.filter(([, { may }]) => may === 'premium'))('%s requires a premium account', async (name, call) => {
  for (const role of ['customer', 'admin'] as const) {
    const { id, token } = await context.customer(role);
    expect([role, (await make(name, call, token, id)).statusCode]).toEqual([role, 403]);
  }
  const { id, token } = await context.customer('premium');
  expect((await make(name, call, token, id)).statusCode).toBeLessThan(300);
});

test.each(all.filter(([, { may }]) => may === 'customer'))(
  '%s accepts regular and premium customers and refuses administrators',
  async (name, call) => {
    for (const role of ['customer', 'premium'] as const) {
      const { id, token } = await context.customer(role);
      expect([role, [401, 403].includes((await make(name, call, token, id)).statusCode)]).toEqual([role, false]);
    }
    const { id, token } = await context.customer('admin');
    expect((await make(name, call, token, id)).statusCode).toBe(403);
  },
);

test('a token is refused after it expires', async () => {
  const { token } = await context.customer();
  const answered = async () =>
    (await context.ask({ url: '/api/profile', headers: { authorization: `Bearer ${token}` } })).statusCode;
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());

  const { exp = 0 } = decodeJwt(token);
  vi.setSystemTime(exp * 1000 - 1);
  expect(await answered()).toBe(200);
  vi.setSystemTime(exp * 1000);
  expect(await answered()).toBe(401);
});

test('forged, expired, unsigned, foreign and incomplete tokens are refused', async () => {
  const { id, token } = await context.customer();
  const right = new TextEncoder().encode(testConfig.tokenSecret);
  const claims = { role: 'customer', ver: 0 };
  const signed = (secret = right, alg = 'HS256', issuer = 'tenawas', expires = '1h', of: object = claims) =>
    new SignJWT({ ...of })
      .setProtectedHeader({ alg })
      .setSubject(id)
      .setIssuer(issuer)
      .setExpirationTime(expires)
      .sign(secret);
  const tell = async (given: string) =>
    (await context.ask({ url: '/api/profile', headers: { authorization: `Bearer ${given}` } })).statusCode;

  expect(await tell(await signed())).toBe(200);
  const [header, body, signature] = token.split('.');
  const refused = {
    forged: await signed(new TextEncoder().encode('another secret, just as long as the right one')),
    expired: await signed(right, 'HS256', 'tenawas', '-1s'),
    'alg none': new UnsecuredJWT(claims).setSubject(id).setIssuer('tenawas').setExpirationTime('1h').encode(),
    'another algorithm': await signed(right, 'HS512'),
    'another issuer': await signed(right, 'HS256', 'elsewhere'),
    'for knowing the phone': await signed(right, 'HS256', 'tenawas-known-phone'),
    'an administrator’s role': await signed(right, 'HS256', 'tenawas', '1h', { ...claims, role: 'admin' }),
    'an older version': await signed(right, 'HS256', 'tenawas', '1h', { ...claims, ver: -1 }),
    'without version': await signed(right, 'HS256', 'tenawas', '1h', { role: 'customer' }),
    'without expiry': await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(id)
      .setIssuer('tenawas')
      .sign(right),
    'another body': `${header}.${Buffer.from(JSON.stringify({ ...claims, sub: newId() })).toString('base64url')}.${signature}`,
    'no signature': `${header}.${body}.`,
    'not yet valid': await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(id)
      .setIssuer('tenawas')
      .setNotBefore('1h')
      .setExpirationTime('2h')
      .sign(right),
    'with the key that it was signed with': await new SignJWT(claims)
      .setProtectedHeader({
        alg: 'HS256',
        jwk: { kty: 'oct', k: 'bXkga2V5' } as object,
        kid: '../../dev/null',
        jku: 'https://elsewhere.example',
      })
      .setSubject(id)
      .setIssuer('tenawas')
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('my key')),
    'for the desk': await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(id)
      .setIssuer('tenawas')
      .setAudience('tenawas-desk')
      .setExpirationTime('1h')
      .sign(right),
  };
  for (const [what, given] of Object.entries(refused)) expect([what, await tell(given)]).toEqual([what, 401]);
});

test("no endpoint gives access to another customer's user, claim or letter id", async () => {
  const [owner, stranger] = [await context.customer('premium'), await context.customer('premium')];
  const key = newId();
  await context.post('/claims', aClaim, owner, { 'idempotency-key': key });
  const claims = (await context.get('/claims', owner)).json().claims;
  const ids = { user: owner.id, claim: claims[0].id, letter: key };

  const requested = await context.post('/claim-request', { userId: ids.user }, stranger);
  expect(requested.statusCode).toBe(403);
  expect((await context.get(`/claims/${ids.claim}`, stranger)).statusCode).toBe(404);
  expect((await context.get(`/claims/${ids.claim}`, owner)).statusCode).toBe(200);
  expect((await context.get(`/claims?after=${ids.claim}`, stranger)).json().claims).toEqual([]);
  expect((await context.post('/letters/status', { ids: [ids.letter] }, stranger)).json().arrived).toEqual([]);

  for (const [name, call] of all.filter(([, { may }]) => may !== 'anyone')) {
    const query = Object.entries(ids)
      .map(([what, id]) => `${what}Id=${id}&id=${id}`)
      .join('&');
    const answer = await context.ask({
      method: call.method,
      url: `/api${call.path.replace(':id', ids.claim)}?${query}`,
      as: stranger,
      ...(call.payload && {
        payload: JSON.stringify({ ...payloads[name]?.(ids.user), id: ids.user, userId: ids.user, user_id: ids.user }),
        headers: { 'content-type': 'application/json' },
      }),
    });
    for (const id of Object.values(ids)) expect([name, answer.body.includes(id)]).toEqual([name, false]);
  }
  const still = (await context.get('/profile', owner)).json();
  expect(still.user.email).toBe(owner.email);
  expect(still.claims).toHaveLength(1);
});

test('responses contain only the fields of their schema', async () => {
  const { email, token } = await context.customer();
  const { user } = (await context.ask({ url: '/api/profile', headers: { authorization: `Bearer ${token}` } })).json();
  expect(Object.keys(user).sort()).toEqual([
    'email',
    'emailConfirmed',
    'id',
    'language',
    'pendingEmail',
    'phone',
    'phoneConfirmed',
    'planConfirmed',
    'planFrom',
    'planUntil',
    'profilePic',
    'subscriptionPlan',
    'username',
    'wantedNotices',
  ]);
  expect(user.email).toBe(email);
});

test('concurrent requests of several customers get their own sessions', async () => {
  const [first, premium, gone, second] = [
    await context.customer(),
    await context.customer('premium'),
    await context.customer(),
    await context.customer(),
  ];
  await context.post('/logout', {}, gone);
  const asked = [first, gone, premium, second, first, gone];
  const answers = await Promise.all(asked.map((as) => context.get('/profile', as)));
  const told = answers.map((answer) => [answer.statusCode, answer.json().user?.email]);
  expect(told).toEqual(asked.map((as) => (as === gone ? [401, undefined] : [200, as.email])));
});
