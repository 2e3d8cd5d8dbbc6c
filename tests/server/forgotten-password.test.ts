import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { codes } from '../../server/db/schema/accounts.ts';
import { notices } from '../../server/db/schema/notices.ts';
import { waitUntil } from '../soak/support/wait.ts';
import { allSent, makeDue, openDeliveries } from './support/deliveries.ts';
import { startMailServer } from './support/mail-server.ts';
import { openTestServer, password } from './support/open.ts';
import { testConfig } from './support/test-config.ts';

const mail = await startMailServer();
afterAll(() => mail.close());
const server = openTestServer({ smtpUrl: mail.url, mailFrom: 'tenawas@mail.example', deliverEvery: 20 });
const newPassword = 'a leopard under the wanza';

// What the last test caused is not sent in this one.
beforeEach(async () => {
  await allSent(server.db);
  mail.received.length = 0;
});

const ask = (email: string, language = 'en') =>
  server.post('/password-code', { email }, undefined, { 'accept-language': language });
const reset = (email: string, code: string, to = newPassword) =>
  server.post('/password-reset', { email, code, newPassword: to });
const logIn = (email: string, word: string) => server.post('/login', { email, password: word });
/** As if this time had passed. */
const passMinutes = (minutes: number) =>
  server.db.execute(sql`update codes set expires_at = expires_at - make_interval(mins => ${minutes}::int)`);
const retryNow = () => makeDue(server.db);

async function mailTo(email: string, count = 1) {
  const mails = () => mail.received.filter(({ to }) => to === email);
  await waitUntil(() => mails().length >= count);
  return mails()[count - 1] as (typeof mail.received)[number];
}

async function codeFor(email: string): Promise<string> {
  const before = mail.received.filter(({ to }) => to === email).length;
  await ask(email);
  return /\b\d{6}\b/.exec((await mailTo(email, before + 1)).text)?.[0] ?? '';
}

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a forgotten password', () => {
  test('is changed with the code from the e-mail, which ends all sessions and is told', async () => {
    const customer = await server.customer();
    const code = await codeFor(customer.email);
    expect((await reset(customer.email, `${code.slice(0, 3)} ${code.slice(3)}`)).statusCode).toBe(200);
    expect((await server.get('/profile', customer)).statusCode).toBe(401);
    expect((await logIn(customer.email, password)).statusCode).toBe(401);
    expect((await logIn(customer.email, newPassword)).statusCode).toBe(200);
    const notice = await mailTo(customer.email, 2);
    expect(notice.subject).toBe('Your password was changed');
    expect(notice.text).not.toContain(newPassword);
  });

  test('a code is used once, and the newest replaces the others', async () => {
    const customer = await server.customer();
    const first = await codeFor(customer.email);
    const second = await codeFor(customer.email);
    if (first !== second) expect((await reset(customer.email, first)).statusCode).toBe(422);
    expect((await reset(customer.email, second)).statusCode).toBe(200);
    const again = await reset(customer.email, second, 'another one altogether');
    expect([again.statusCode, again.json().errors.code.code]).toEqual([422, 'wrong-code']);
  });

  test('of two asked for at the same time the newer one is sent, and an older one that was refused is not sent later', async () => {
    const customer = await server.customer();
    mail.misbehaviours.push('refused-for-now');
    await ask(customer.email);
    await waitUntil(() => mail.misbehaviours.length === 0);
    await Promise.all([ask(customer.email), ask(customer.email)]);
    await mailTo(customer.email);
    await retryNow();
    await allSent(server.db);
    const sent = mail.received.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? '');
    expect((await reset(customer.email, sent.at(-1) ?? '')).statusCode).toBe(200);
  });

  test('after five wrong tries the right code is refused too', async () => {
    const customer = await server.customer();
    const code = await codeFor(customer.email);
    const tries = await Promise.all(Array.from({ length: 5 }, () => reset(customer.email, wrong(code))));
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422, 422]);
    expect((await reset(customer.email, code)).statusCode).toBe(422);
    expect((await logIn(customer.email, password)).statusCode).toBe(200);
  });

  test('of two uses of one code at the same time one counts', async () => {
    const customer = await server.customer();
    const code = await codeFor(customer.email);
    const both = await Promise.all([
      reset(customer.email, code),
      reset(customer.email, code, 'another one altogether'),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  test('a code is refused after ten minutes', async () => {
    const customer = await server.customer();
    const code = await codeFor(customer.email);
    await passMinutes(10);
    expect((await reset(customer.email, code)).statusCode).toBe(422);
  });

  test('a common password and a malformed code cost no try', async () => {
    const customer = await server.customer();
    const code = await codeFor(customer.email);
    for (let index = 0; index < 6; index += 1) {
      expect((await reset(customer.email, code, 'password123')).json().errors.newPassword.code).toBe('common-password');
      expect((await reset(customer.email, '12345')).json().errors.code.code).toBe('not-a-code');
    }
    expect((await reset(customer.email, code)).statusCode).toBe(200);
  });

  test('nobody learns who has an account, and a code is no other account’s', async () => {
    const [customer, other] = [await server.customer(), await server.customer()];
    const [known, unknown] = [await ask(customer.email), await ask('nobody@mail.example')];
    expect([known.statusCode, known.json()]).toEqual([unknown.statusCode, unknown.json()]);
    const code = /\b\d{6}\b/.exec((await mailTo(customer.email)).text)?.[0] ?? '';
    const [wrongCode, noAccount] = [await reset(other.email, code), await reset('nobody@mail.example', code)];
    const refusal = { ...noAccount.json(), requestId: expect.any(String) };
    expect([wrongCode.statusCode, wrongCode.json()]).toEqual([noAccount.statusCode, refusal]);
    await allSent(server.db);
    expect(mail.received.filter(({ to }) => to !== customer.email)).toEqual([]);
  });

  test('an administrator gets no code', async () => {
    const administrator = await server.customer('admin');
    await ask(administrator.email);
    await allSent(server.db);
    expect(mail.received).toEqual([]);
  });

  test('the e-mail is in the language of the account, and the database holds no code', async () => {
    const customer = await server.customer();
    await server.put('/language', { language: 'am' }, customer);
    const code = await codeFor(customer.email);
    expect((await mailTo(customer.email)).subject).toBe('ለአዲስ የይለፍ ቃል የሚሆን ኮድ');
    const rows = [await server.db.select().from(codes), await server.db.select().from(notices)];
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
  });
});

describe('a mail server', () => {
  test('that refuses for now gets the notice again, with the same number', async () => {
    const customer = await server.customer();
    mail.misbehaviours.push('refused-for-now', 'accepted-without-reply');
    await ask(customer.email);
    await waitUntil(() => mail.misbehaviours.length === 1);
    await retryNow();
    await waitUntil(() => mail.received.length === 1);
    await waitUntil(async () => (await openDeliveries(server.db)).some(({ lastError }) => lastError !== null));
    await retryNow();
    await allSent(server.db);
    const numbers = mail.received.map(({ messageId }) => messageId);
    expect([numbers.length, new Set(numbers).size]).toEqual([2, 1]);
    // Of two the newer code is the valid one.
    const sentCodes = mail.received.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? '');
    expect((await reset(customer.email, sentCodes[1] ?? '')).statusCode).toBe(200);
  });

  test('that refuses for good does not get it again', async () => {
    const customer = await server.customer();
    mail.misbehaviours.push('refused-for-good');
    await ask(customer.email);
    await allSent(server.db);
    const admin = await server.customer('admin');
    const { notices: shown } = (await server.get(`/admin/customers/${customer.id}`, admin)).json();
    expect(shown).toMatchObject([
      {
        kind: 'password-code',
        deliveries: [{ channel: 'email', state: 'given-up', attempts: 1, lastError: '550' }],
      },
    ]);
  });
});

test('of several servers one sends a notice', async () => {
  const config = { ...testConfig, smtpUrl: mail.url, mailFrom: 'tenawas@mail.example', deliverEvery: 5 };
  const second = await buildApp({ config, database: server.database });
  const customers = await Promise.all(Array.from({ length: 25 }, () => server.customer()));
  await Promise.all(customers.map(({ email }) => ask(email)));
  await allSent(server.db);
  expect(mail.received.map(({ to }) => to).sort()).toEqual(customers.map(({ email }) => email).sort());
  await second.close();
});

test('a password changed in the settings is told too', async () => {
  const customer = await server.customer();
  await server.put('/change-password', { currentPassword: password, newPassword }, customer);
  expect((await mailTo(customer.email)).subject).toBe('Your password was changed');
});
