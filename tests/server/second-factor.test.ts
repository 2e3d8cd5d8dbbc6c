import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { administer } from '../../server/admins/administer.ts';
import { defaults } from '../../server/config.ts';
import { secondFactors } from '../../server/db/schema/accounts.ts';
import { newId } from '../../server/db/uuid.ts';
import { createEncryption } from '../../server/second-factor/encryption.ts';
import { aClaim, type Customer, openTestServer, password } from './support/open.ts';

const context = openTestServer({
  secondFactor: true,
  limits: { ...defaults.limits, logIn: { free: 1_000, firstSeconds: 1, mostSeconds: 1 } },
});

// The middle of thirty seconds, so that none of them ends between a code and its check.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 }));
afterAll(() => void vi.useRealTimers());

/** What the app shows, `steps` of thirty seconds from now. A code is valid once, so tests take the next one. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
const another = (code: string) => (code === '123456' ? '654321' : '123456');

const begin = (admin: Customer, code?: string, currentPassword = password) =>
  context.post('/admin/second-factor', { currentPassword, code }, admin);
const confirm = (admin: Customer, code: string) => context.post('/admin/second-factor/confirmation', { code }, admin);
const logIn = ({ email }: Customer, code?: string, given = password) =>
  context.post('/admin/login', { email, password: given, code });
const stateOf = async (admin: Customer) => (await context.get('/admin/me', admin)).json().secondFactor;

/** The administrator goes on with the new session. */
async function setUp(admin: Customer): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await begin(admin)).json();
  const answer = await confirm(admin, codeOf(secret, -1));
  expect(answer.statusCode).toBe(200);
  admin.token = answer.json().token;
  return { secret, recoveryCodes: answer.json().recoveryCodes };
}

describe('without a second factor', () => {
  test('an administrator reads, and changes nothing', async () => {
    const [admin, customer] = [await context.customer('admin'), await context.customer()];
    await context.post('/claims', aClaim, customer, { 'idempotency-key': newId() });
    const { claims } = (await context.get('/admin/claims', admin)).json();
    expect(await stateOf(admin)).toBe('needed');
    const decision = { action: 'approve', version: 1, amountCents: 100 };
    const decide = () => context.post(`/admin/claims/${claims[0].id}/decision`, decision, admin);
    const refused = await decide();
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'Set up your second factor first, at the top of the desk.',
    ]);
    const others: [string, object][] = [
      [`/admin/customers/${customer.id}/end-sessions`, {}],
      ['/admin/hospitals', { name: 'A', town: 'B', phone: '0911234567' }],
    ];
    for (const [path, body] of others) expect((await context.post(path, body, admin)).statusCode).toBe(403);
    await setUp(admin);
    expect((await decide()).statusCode).toBe(200);
    expect(await stateOf(admin)).toBe('on');
  });

  test('the password can be changed, and another’s account is not set up', async () => {
    const [admin, customer] = [await context.customer('admin'), await context.customer()];
    const change = { currentPassword: password, newPassword: 'the hyena of Harar' };
    expect((await context.put('/admin/password', change, admin)).statusCode).toBe(200);
    expect((await begin(customer)).statusCode).toBe(404);
  });
});

describe('setting it up', () => {
  test('needs the password and a right code of the app, and only the last begun counts', async () => {
    const admin = await context.customer('admin');
    expect((await begin(admin, undefined, 'not the password')).json().errors.currentPassword.code).toBe(
      'wrong-password',
    );
    const first = (await begin(admin)).json();
    expect(first.uri).toMatch(/^otpauth:\/\/totp\/Tenawas:.*secret=/);
    expect((await confirm(admin, another(codeOf(first.secret)))).json().errors.code.code).toBe('wrong-app-code');
    expect(await stateOf(admin)).toBe('needed');
    const second = (await begin(admin)).json();
    expect((await confirm(admin, codeOf(first.secret))).statusCode).toBe(422);
    const confirmed = await confirm(admin, codeOf(second.secret));
    expect(confirmed.statusCode).toBe(200);
    admin.token = confirmed.json().token;
    expect((await confirm(admin, codeOf(second.secret))).statusCode).toBe(422);
  });

  test('ends every other session: one that was opened with the password alone changes nothing afterwards', async () => {
    const admin = await context.customer('admin');
    const elsewhere = { ...admin, token: (await logIn(admin)).json().token as string };
    expect(await stateOf(elsewhere)).toBe('needed');
    await setUp(admin);
    expect((await context.get('/admin/me', elsewhere)).statusCode).toBe(401);
    expect(await stateOf(admin)).toBe('on');
  });

  test('again needs a code of the one before', async () => {
    const admin = await context.customer('admin');
    const before = await setUp(admin);
    expect((await begin(admin)).json().errors.code.code).toBe('required');
    const { secret } = (await begin(admin, codeOf(before.secret))).json();
    // The one before is in force until the new one is confirmed.
    expect((await logIn(admin, codeOf(before.secret, 1))).statusCode).toBe(200);
    expect((await confirm(admin, codeOf(secret))).statusCode).toBe(200);
    expect((await logIn(admin, before.recoveryCodes[0])).statusCode).toBe(422);
    expect((await logIn(admin, codeOf(secret, 1))).statusCode).toBe(200);
  });
});

describe('a log-in', () => {
  test('needs a code after the right password, and never tells of it after a wrong one', async () => {
    const admin = await context.customer('admin');
    const { secret } = await setUp(admin);
    expect((await logIn(admin, undefined, 'not the password')).statusCode).toBe(401);
    expect((await logIn(admin, codeOf(secret), 'not the password')).statusCode).toBe(401);
    const asked = await logIn(admin);
    expect([asked.statusCode, asked.json().errors.code.code, asked.json().token]).toEqual([422, 'required', undefined]);
    expect((await logIn(admin, another(codeOf(secret)))).statusCode).toBe(422);
    const code = codeOf(secret);
    expect((await logIn(admin, ` ${code.slice(0, 3)} ${code.slice(3)} `)).statusCode).toBe(200);
  });

  test('takes a code once, also of two at the same moment, and none from before it', async () => {
    const admin = await context.customer('admin');
    const { secret } = await setUp(admin);
    const code = codeOf(secret);
    const both = await Promise.all([logIn(admin, code), logIn(admin, code)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect((await logIn(admin, codeOf(secret, -1))).statusCode).toBe(422);
    expect((await logIn(admin, codeOf(secret, 1))).statusCode).toBe(200);
  });

  test('takes each recovery code once, in any spelling', async () => {
    const admin = await context.customer('admin');
    const { recoveryCodes } = await setUp(admin);
    const [first = '', second = ''] = recoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await logIn(admin, first)).statusCode).toBe(200);
    expect((await logIn(admin, first)).statusCode).toBe(422);
    expect((await logIn(admin, second.toUpperCase().replaceAll('-', ' '))).statusCode).toBe(200);
  });

  test('allows few guesses', async () => {
    const admin = await context.customer('admin');
    const { secret } = await setUp(admin);
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess += 1) statuses.push((await logIn(admin, another(codeOf(secret)))).statusCode);
    expect(statuses.slice(0, 4)).toEqual([422, 422, 422, 422]);
    expect(statuses.at(-1)).toBe(429);
    // Not even a right one, until then.
    expect((await logIn(admin, codeOf(secret, 1))).statusCode).toBe(429);
  });
});

test('the operator removes it with a new password', async () => {
  const admin = await context.customer('admin');
  await setUp(admin);
  const message = await administer(context.db, { action: 'reset', email: admin.email, passwordHash: 'none' });
  expect(message).toContain('A second factor has to be set up again.');
  const left = await context.db.select().from(secondFactors);
  expect(left.filter(({ userId }) => userId === admin.id)).toEqual([]);
});

test('the database alone does not make codes, and a changed secret of the server still reads what the one before has written', async () => {
  const admin = await context.customer('admin');
  const { secret, recoveryCodes } = await setUp(admin);
  const stored = JSON.stringify(await context.db.select().from(secondFactors));
  for (const plain of [secret, ...recoveryCodes]) expect(stored).not.toContain(plain);
  const before = createEncryption({ secret: 'the one before', accepted: null }, 'second factor');
  const sealed = before.encrypt(secret);
  expect(createEncryption({ secret: 'now', accepted: 'the one before' }, 'second factor').decrypt(sealed)).toBe(secret);
  expect(createEncryption({ secret: 'now', accepted: null }, 'second factor').decrypt(sealed)).toBeUndefined();
});

test('the secret is encrypted anew at each log-in with a code', async () => {
  const admin = await context.customer('admin');
  const { secret } = await setUp(admin);
  const stored = async () =>
    (await context.db.select().from(secondFactors)).find(({ userId }) => userId === admin.id)?.secret;
  const before = await stored();
  expect((await logIn(admin, codeOf(secret))).statusCode).toBe(200);
  expect(await stored()).not.toBe(before);
  expect((await logIn(admin, codeOf(secret, 1))).statusCode).toBe(200);
});
