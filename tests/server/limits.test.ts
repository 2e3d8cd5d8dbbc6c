import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import type { Db } from '../../server/db/database.ts';
import { rateLimits } from '../../server/db/schema/accounts.ts';
import { newId } from '../../server/db/uuid.ts';
import { recordAttempt, takeFromAllowance } from '../../server/limits/repository.ts';
import { cardNumberOf, randomCharacters } from '../../src/contract/card-number.ts';
import { type Customer, openTestServer, password } from './support/open.ts';
import { testConfig } from './support/test-config.ts';

const limits = {
  ...testConfig.limits,
  logIn: { free: 3, firstSeconds: 60, mostSeconds: 900 },
  logInAnywhere: { free: 8, firstSeconds: 60, mostSeconds: 900 },
  failedLogIns: { burst: 12, everySeconds: 60 },
  password: { free: 2, firstSeconds: 60, mostSeconds: 900 },
  registration: { burst: 5, everySeconds: 60 },
  perCustomer: { burst: 20, everySeconds: 60 },
  cardChecks: { burst: 4, everySeconds: 60 },
};
const context = openTestServer({ limits });

const logIn = (email: string, given: string, address: string, headers: Record<string, string> = {}) =>
  context.ask({
    method: 'POST',
    url: '/api/login',
    remoteAddress: address,
    payload: JSON.stringify({ email, password: given }),
    headers: { 'content-type': 'application/json', ...headers },
  });

async function guess({ email }: Customer, times: number, address: (n: number) => string) {
  const statuses: number[] = [];
  for (let n = 0; n < times; n++) statuses.push((await logIn(email, `guess ${n}`, address(n))).statusCode);
  return statuses;
}

/** Moves the stored times back, since limits use the clock of the database. */
const pass = (seconds: number) =>
  context.db.update(rateLimits).set({ until: sql`until - make_interval(secs => ${seconds}::float8)` });

test('failed log-ins from one address are delayed, twice as long each time', async () => {
  const customer = await context.customer();
  expect(await guess(customer, 5, () => '10.0.0.1')).toEqual([401, 401, 401, 401, 429]);
  const waits: number[] = [];
  for (let n = 0; n < 3; n++) {
    const refused = await logIn(customer.email, password, '10.0.0.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toContain(`${refused.headers['retry-after']} seconds`);
    waits.push(Number(refused.headers['retry-after']));
    await pass(Number(refused.headers['retry-after']));
    expect((await logIn(customer.email, 'another guess', '10.0.0.1')).statusCode).toBe(401);
  }
  expect(waits).toEqual([60, 120, 240]);
});

test('a hundred concurrent attempts all count', async () => {
  const { email } = await context.customer();
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => logIn(email, `guess ${n}`, '10.0.0.2')));
  expect(answers.filter(({ statusCode }) => statusCode === 401).length).toBeLessThanOrEqual(limits.logIn.free + 1);
});

test.runIf(inject('postgres'))('a free attempt waits for no other, however late it is counted', async () => {
  const attempt = (db: Db) =>
    recordAttempt(db, 'two at once', ['one'], { free: 2, firstSeconds: 60, mostSeconds: 900 });
  await context.db.transaction(async (begunBefore) => {
    await begunBefore.execute(sql`select 1`);
    expect(await attempt(context.db)).toBe(0);
    expect(await attempt(begunBefore)).toBe(0);
  });
});

test('a successful log-in resets the attempts', async () => {
  const customer = await context.customer();
  for (let n = 0; n < 4; n++) {
    await guess(customer, 2, () => '10.0.0.3');
    expect((await logIn(customer.email, password, '10.0.0.3')).statusCode).toBe(200);
  }
});

test('other accounts behind the same address are not limited', async () => {
  const [victim, neighbour] = [await context.customer(), await context.customer()];
  await guess(victim, 6, () => '10.0.0.4');
  expect((await logIn(neighbour.email, password, '10.0.0.4')).statusCode).toBe(200);
  expect((await logIn(victim.email, password, '10.9.9.9')).statusCode).toBe(200);
});

test('a known phone can log in while its account is attacked', async () => {
  const customer = await context.customer();
  const first = await logIn(customer.email, password, '10.0.0.5');
  const cookie = cookieOf(first);
  expect(String(first.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/);

  await guess(customer, 6, () => '10.0.0.5');
  await guess(customer, 20, (n) => `10.0.1.${n}`);
  expect((await logIn(customer.email, password, '10.0.0.5')).statusCode).toBe(429);
  expect((await logIn(customer.email, password, '10.0.0.5', { cookie })).statusCode).toBe(200);

  const other = await context.customer();
  expect(await guess(other, 5, () => '10.0.0.5')).toContain(429);
  expect((await logIn(other.email, password, '10.0.0.5', { cookie })).statusCode).toBe(429);
});

const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';

test('password spraying from one address is limited, known phones there are not', async () => {
  const [known, stranger] = [await context.customer(), await context.customer()];
  const cookie = cookieOf(await logIn(known.email, password, '10.0.3.1'));
  const statuses: number[] = [];
  for (let n = 0; n < 20; n++) statuses.push((await logIn(`${newId()}@mail.example`, 'zebra', '10.0.3.1')).statusCode);
  expect(statuses).toEqual([...Array(12).fill(401), ...Array(8).fill(429)]);
  const refused = await logIn(stranger.email, password, '10.0.3.1');
  expect([refused.statusCode, Number(refused.headers['retry-after']) <= 60]).toEqual([429, true]);
  expect((await logIn(known.email, password, '10.0.3.1', { cookie })).statusCode).toBe(200);
  expect((await logIn(stranger.email, password, '10.0.3.2')).statusCode).toBe(200);
  await pass(60);
  expect((await logIn(stranger.email, password, '10.0.3.1')).statusCode).toBe(200);
});

test('successful log-ins do not use the allowance of failed ones', async () => {
  const customers = await Promise.all(Array.from({ length: 30 }, () => context.customer()));
  for (const { email } of customers) expect((await logIn(email, password, '10.0.3.3')).statusCode).toBe(200);
  const { email } = await context.customer();
  for (let n = 0; n < 3; n++) await logIn(email, 'zebra', '10.0.3.3');
  // Refused attempts do not count as failures.
  for (let n = 0; n < 20; n++) await logIn(email, 'zebra', '10.0.3.3');
  expect((await logIn((await context.customer()).email, password, '10.0.3.3')).statusCode).toBe(200);
});

test('an IPv6 /64 counts as one address, and IPv4-mapped addresses as IPv4', async () => {
  const guessFrom = (address: (n: number) => string) => async (n: number) =>
    (await logIn(`${newId()}@mail.example`, 'zebra', address(n))).statusCode;
  const many = async (address: (n: number) => string) => {
    const statuses: number[] = [];
    for (let n = 1; n <= 13; n++) statuses.push(await guessFrom(address)(n));
    return statuses.at(-1);
  };
  expect(await many((n) => `2001:db8:0:1::${n.toString(16)}`)).toBe(429);
  expect(await many((n) => `2001:db8:0:${(n + 16).toString(16)}::1`)).toBe(401);
  expect(await many((n) => (n % 2 ? '10.0.3.4' : '::ffff:10.0.3.4'))).toBe(429);
});

test.each([
  ['no proxy is trusted', false, '10.0.4.1', 429],
  ['the header comes from an untrusted address', '10.9.9.9', '10.0.4.2', 429],
  ['the proxy that is named is trusted', '10.0.4.4', '10.0.4.4', 429],
  ['the callers behind the proxy differ', '10.0.4.5', '10.0.4.5', 401],
] as const)(
  'forwarded headers are used only from trusted proxies: %s',
  async (what, trustProxy, remoteAddress, expected) => {
    const app = await buildApp({ config: { ...testConfig, limits, trustProxy }, database: context.database });
    const forged = (n: number) => `10.7.7.${n}`;
    const seenByProxy = (n: number) => (what.startsWith('the callers') ? `10.0.5.${n}` : '10.0.5.200');
    let last = 0;
    for (let n = 0; n < 13; n++) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/login',
        remoteAddress,
        payload: { email: `${newId()}@mail.example`, password: 'zebra' },
        headers: { 'x-forwarded-for': `${forged(n)}, ${seenByProxy(n)}`, forwarded: `for=${forged(n)}` },
      });
      last = statusCode;
    }
    expect(last).toBe(expected);
    await app.close();
    await pass(100_000);
  },
);

test('a password change invalidates known phones', async () => {
  const customer = await context.customer();
  const cookies: string[] = [];
  for (let n = 0; n < 4; n++) cookies.push(cookieOf(await logIn(customer.email, password, '10.0.3.5')));
  const changed = await context.put(
    '/change-password',
    { currentPassword: password, newPassword: 'the hyena of Harar' },
    customer,
  );
  expect(changed.statusCode).toBe(200);
  const statuses: number[] = [];
  for (const cookie of [...cookies, ...cookies]) {
    statuses.push((await logIn(customer.email, 'zebra', '10.0.3.5', { cookie })).statusCode);
  }
  expect(statuses).toEqual([...Array(4).fill(401), ...Array(4).fill(429)]);
  const cookie = cookieOf(changed);
  expect((await logIn(customer.email, 'the hyena of Harar', '10.0.3.5', { cookie })).statusCode).toBe(200);
});

test('a clock that was ahead causes no delay above the maximum', async () => {
  const customer = await context.customer();
  await guess(customer, 6, () => '10.0.3.6');
  for (let n = 0; n < 13; n++) await logIn(`${newId()}@mail.example`, 'zebra', '10.0.3.6');
  await pass(-2 * 86_400);
  const refused = await logIn(customer.email, password, '10.0.3.6');
  expect([refused.statusCode, Number(refused.headers['retry-after']) <= 60]).toEqual([429, true]);
  await context.db.update(rateLimits).set({ until: sql`now() + interval '2 days'` });
  expect((await logIn(customer.email, password, '10.0.3.7')).statusCode).toBe(200);
  expect(await takeFromAllowance(context.db, 'clock', [newId()], { burst: 2, everySeconds: 60 })).toBe(0);
});

test('failed log-ins from many addresses are delayed too', async () => {
  const customer = await context.customer();
  expect(await guess(customer, 11, (n) => `10.0.2.${n}`)).toEqual([...Array(9).fill(401), 429, 429]);
});

test('unknown emails are limited like existing ones', async () => {
  expect(await guess({ email: `${newId()}@mail.example`, id: '', token: '' }, 5, () => '10.0.0.6')).toEqual([
    401, 401, 401, 401, 429,
  ]);
});

test('registrations are limited per address', async () => {
  const register = async (remoteAddress: string) => {
    const answer = await context.ask({
      method: 'POST',
      url: '/api/register',
      remoteAddress,
      payload: JSON.stringify({
        username: 'A',
        email: `${newId()}@mail.example`,
        phone: '1',
        password,
        confirmPassword: password,
      }),
      headers: { 'content-type': 'application/json' },
    });
    return answer.statusCode;
  };
  const many: number[] = [];
  for (let n = 0; n < 7; n++) many.push(await register('10.0.0.7'));
  expect(many).toEqual([201, 201, 201, 201, 201, 429, 429]);
  expect(await register('10.0.0.8')).toBe(201);
  await pass(60);
  expect([await register('10.0.0.7'), await register('10.0.0.7')]).toEqual([201, 429]);
});

test('attempts at the current password are limited', async () => {
  const customer = await context.customer();
  const statuses: number[] = [];
  for (let n = 0; n < 4; n++) {
    statuses.push(
      (
        await context.put(
          '/change-password',
          { currentPassword: `guess ${n}`, newPassword: 'the hyena of Harar' },
          customer,
        )
      ).statusCode,
    );
  }
  expect(statuses).toEqual([422, 422, 422, 429]);
});

test("a customer's requests are limited across processes", async () => {
  const customer = await context.customer();
  const second = await buildApp({ config: { ...testConfig, limits }, database: context.database });
  const headers = { authorization: `Bearer ${customer.token}` };
  const statuses: number[] = [];
  for (let n = 0; n < 30; n++) {
    statuses.push((await (n % 2 ? context.app : second).inject({ url: '/api/profile', headers })).statusCode);
  }
  await second.close();
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  const refused = await context.get('/profile', customer);
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await context.get('/profile', await context.customer())).statusCode).toBe(200);
});

test('concurrent requests do not overdraw an allowance', async () => {
  const whom = [newId()];
  const waits = await Promise.all(
    Array.from({ length: 40 }, () => takeFromAllowance(context.db, 'test', whom, { burst: 10, everySeconds: 60 })),
  );
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(10);
});

test('requests above the limit get 503 with Retry-After', async () => {
  const small = await buildApp({
    config: { ...testConfig, pressure: { ...testConfig.pressure, requests: 5 } },
    database: context.database,
  });
  const answers = await Promise.all(Array.from({ length: 30 }, () => small.inject({ url: '/api/options' })));
  const busy = answers.filter(({ statusCode }) => statusCode === 503);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  expect(busy).toHaveLength(25);
  expect(busy[0]?.headers['retry-after']).toBe('2');
  expect((await small.inject({ url: '/api/options' })).statusCode).toBe(200);
  await small.close();
});

test('password hashes above the limit get 503 with Retry-After', async () => {
  const argon2 = { memoryCost: 4_096, timeCost: 2, parallelism: 1 };
  const small = await buildApp({
    config: { ...testConfig, argon2, pressure: { ...testConfig.pressure, passwords: 2 } },
    database: context.database,
  });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      small.inject({ method: 'POST', url: '/api/login', payload: { email: `${n}@mail.example`, password } }),
    ),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401, 503]));
  await small.close();
});

test('the hashing queue is fair between addresses', async () => {
  const customer = await context.customer();
  const app = await buildApp({
    config: {
      ...testConfig,
      argon2: { memoryCost: 4_096, timeCost: 2, parallelism: 1 },
      pressure: { ...testConfig.pressure, passwords: 1_000 },
    },
    database: context.database,
  });
  const logInAt = (remoteAddress: string, email: string) =>
    app.inject({ method: 'POST', url: '/api/login', remoteAddress, payload: { email, password } });
  let answered = 0;
  const crowd = Array.from({ length: 300 }, async (_, n) => {
    await logInAt('10.0.6.1', `${n}@mail.example`);
    answered++;
  });
  expect((await logInAt('10.0.6.2', customer.email)).statusCode).toBe(200);
  expect(answered).toBeLessThan(60);
  await Promise.all(crowd);
  await app.close();
});

test('numbers of cards are not found by trying', async () => {
  const check = async (remoteAddress: string) => {
    const number = cardNumberOf(randomBytes(randomCharacters));
    const payload = JSON.stringify({ number });
    const headers = { 'content-type': 'application/json' };
    return (await context.ask({ method: 'POST', url: '/api/verify-card', remoteAddress, payload, headers })).statusCode;
  };
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++) statuses.push(await check(`2001:db8:0:7::${n}`));
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  expect(await check('2001:db8:0:8::1')).toBe(200);
});
