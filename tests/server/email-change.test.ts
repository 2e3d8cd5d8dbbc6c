import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../server/db/schema/accounts.ts';
import { notices } from '../../server/db/schema/notices.ts';
import { newId } from '../../server/db/uuid.ts';
import { allSent } from './support/deliveries.ts';
import { startMailServer } from './support/mail-server.ts';
import { type Customer, openTestServer, password } from './support/open.ts';

const mail = await startMailServer();
afterAll(() => mail.close());
const server = openTestServer({ smtpUrl: mail.url, mailFrom: 'tenawas@mail.example', deliverEvery: 20 });
const newPassword = 'a leopard under the wanza';

beforeEach(async () => {
  await allSent(server.db);
  mail.received.length = 0;
});

const profile = { username: 'Hiwot Bekele', phone: '+251911234567' };
const askFor = (customer: Customer, email: string) => server.put('/update-profile', { ...profile, email }, customer);
const confirm = (customer: Customer, code: string) => server.post('/email-confirmation', { code }, customer);
const logIn = (email: string, word = password) => server.post('/login', { email, password: word });
const reset = (email: string, code: string) => server.post('/password-reset', { email, code, newPassword });
const anEmail = () => `n-${newId()}@mail.example`;
const mailsTo = (email: string) => mail.received.filter(({ to }) => to === email);
const codeIn = (text = '') => /\b\d{6}\b/.exec(text)?.[0] ?? '';
/** Of the newest mail with a code: mails that are sent at the same time come in any order. */
const lastCodeTo = (email: string) => codesIn(mailsTo(email)).at(-1) ?? '';
const codesIn = (mails: { text: string }[]) => mails.flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? []);

async function changeEmail(customer: Customer, email: string) {
  expect((await askFor(customer, email)).statusCode).toBe(200);
  await allSent(server.db);
  expect((await confirm(customer, lastCodeTo(email))).statusCode).toBe(200);
}

describe('the e-mail address of a registration', () => {
  const isConfirmed = async (customer: Customer) => (await server.get('/profile', customer)).json().user.emailConfirmed;
  const sendCode = async (customer: Customer) => {
    expect((await server.post('/email-code', undefined, customer)).statusCode).toBe(200);
    await allSent(server.db);
  };

  test('is confirmed by the code that was sent there, which is no change of it', async () => {
    const customer = await server.customer();
    expect(await isConfirmed(customer)).toBe(false);
    await sendCode(customer);
    const answer = await confirm(customer, lastCodeTo(customer.email));
    expect(answer.json()).toMatchObject({
      message: 'Your email address is confirmed.',
      user: { email: customer.email, emailConfirmed: true },
    });
    await allSent(server.db);
    expect(mailsTo(customer.email)).toHaveLength(1);
    await sendCode(customer);
    expect(mailsTo(customer.email)).toHaveLength(1);
    expect((await confirm(customer, lastCodeTo(customer.email))).statusCode).toBe(422);
  });

  test('is confirmed by a new password that its code allowed, and a new address is not confirmed by the code of the old one', async () => {
    const customer = await server.customer();
    await server.post('/password-code', { email: customer.email });
    await allSent(server.db);
    expect((await reset(customer.email, lastCodeTo(customer.email))).statusCode).toBe(200);
    const [row] = await server.db.select().from(users).where(eq(users.id, customer.id));
    expect(row?.confirmedEmail).toBe(row?.emailKey);
    const other = await server.customer();
    await sendCode(other);
    await askFor(other, anEmail());
    await allSent(server.db);
    expect((await confirm(other, lastCodeTo(other.email))).statusCode).toBe(422);
  });
});

describe('a new e-mail address', () => {
  test('is that of the account once the code that was sent there has come back', async () => {
    const [customer, email] = [await server.customer(), anEmail()];
    const asked = (await askFor(customer, email)).json();
    expect(asked).toMatchObject({
      message: 'Profile updated successfully.',
      user: { email: customer.email, pendingEmail: email },
    });
    await allSent(server.db);
    expect((await logIn(email)).statusCode).toBe(401);
    const confirmed = await confirm(customer, lastCodeTo(email));
    expect(confirmed.json()).toMatchObject({ user: { email, pendingEmail: null, emailConfirmed: true } });
    expect((await logIn(email)).statusCode).toBe(200);
    expect((await logIn(customer.email)).statusCode).toBe(401);
    await allSent(server.db);
    expect(mailsTo(customer.email).map(({ subject }) => subject)).toEqual(['Your email address was changed']);
  });

  test('is forgotten when the old one is kept', async () => {
    const [customer, email] = [await server.customer(), anEmail()];
    await askFor(customer, email);
    await allSent(server.db);
    expect((await askFor(customer, customer.email)).json().user.pendingEmail).toBe(null);
    expect((await confirm(customer, lastCodeTo(email))).statusCode).toBe(422);
  });

  test('is not confirmed by a code that was sent to another', async () => {
    const [customer, first, second] = [await server.customer(), anEmail(), anEmail()];
    await askFor(customer, first);
    await allSent(server.db);
    const ofFirst = lastCodeTo(first);
    mail.misbehaviours.push('refused-for-good');
    await askFor(customer, second);
    await allSent(server.db);
    expect((await confirm(customer, ofFirst)).json().errors.code.code).toBe('wrong-code');
    expect((await server.post('/email-code', undefined, customer)).statusCode).toBe(200);
    await allSent(server.db);
    expect((await confirm(customer, lastCodeTo(second))).statusCode).toBe(200);
  });

  test('has five tries', async () => {
    const [customer, email] = [await server.customer(), anEmail()];
    await askFor(customer, email);
    await allSent(server.db);
    const code = lastCodeTo(email);
    for (let n = 0; n < 5; n += 1) await confirm(customer, code === '000000' ? '000001' : '000000');
    expect((await confirm(customer, code)).statusCode).toBe(422);
  });

  test('that is another account’s gets the same answers, and its owner is told, once a day', async () => {
    const [customer, other, unused] = [await server.customer(), await server.customer(), anEmail()];
    const answers = [await askFor(customer, other.email), await askFor(customer, unused)];
    await allSent(server.db);
    await askFor(customer, other.email.toUpperCase());
    await allSent(server.db);
    const shapes = answers.map((answer) => [
      answer.statusCode,
      JSON.stringify(answer.json()).replaceAll(other.email, '…').replaceAll(unused, '…'),
    ]);
    expect(shapes[0]).toEqual(shapes[1]);
    expect(mailsTo(other.email).map(({ subject }) => subject)).toEqual(['You have an account with Tenawas']);
    expect(codeIn(mailsTo(other.email)[0]?.text)).toBe('');
    expect((await confirm(customer, '123456')).json().errors.code.code).toBe('wrong-code');
  });

  test('that has become another account’s since the code was sent is not taken away from it', async () => {
    const [customer, other, email] = [await server.customer(), await server.customer(), anEmail()];
    await askFor(customer, email);
    await allSent(server.db);
    const code = lastCodeTo(email);
    await changeEmail(other, email);
    expect((await confirm(customer, code)).statusCode).toBe(422);
    expect((await server.get('/profile', other)).json().user.email).toBe(email);
  });
});

describe('for three days after a change', () => {
  test('the old address is the only one that gets a code', async () => {
    const customer = await server.customer();
    const [thief, thiefsSecond] = [anEmail(), anEmail()];
    await changeEmail(customer, thief);
    await changeEmail(customer, thiefsSecond);
    await allSent(server.db);
    mail.received.length = 0;
    await server.post('/password-code', { email: thiefsSecond });
    await allSent(server.db);
    expect(mail.received.map(({ to }) => to)).toEqual([customer.email]);

    await server.db
      .update(users)
      .set({ emailChangedAt: sql`now() - interval '73 hours'` })
      .where(eq(users.id, customer.id));
    await server.post('/password-code', { email: customer.email });
    await server.post('/password-code', { email: thiefsSecond });
    await allSent(server.db);
    expect(mail.received.map(({ to }) => to)).toEqual([customer.email, thiefsSecond]);
  });

  test('a new password by a code to the old address takes the change back', async () => {
    const [customer, thief] = [await server.customer(), anEmail()];
    await changeEmail(customer, thief);
    await server.post('/password-code', { email: customer.email });
    await allSent(server.db);
    expect((await reset(customer.email, lastCodeTo(customer.email))).statusCode).toBe(200);
    expect((await logIn(customer.email, newPassword)).statusCode).toBe(200);
    expect((await logIn(thief, newPassword)).statusCode).toBe(401);
  });

  test('a new password asked for with the new address does not', async () => {
    const [customer, email] = [await server.customer(), anEmail()];
    await changeEmail(customer, email);
    await server.post('/password-code', { email });
    await allSent(server.db);
    expect((await reset(email, lastCodeTo(customer.email))).statusCode).toBe(200);
    expect((await logIn(email, newPassword)).statusCode).toBe(200);
  });

  test('nobody else can register with the old address', async () => {
    const customer = await server.customer();
    await changeEmail(customer, anEmail());
    await register(customer.email);
    expect((await logIn(customer.email, newPassword)).statusCode).toBe(401);
  });
});

const register = (email: string) =>
  server.post('/premium-register', { username: 'Somebody', email, phone: '0911234567', password: newPassword });

test('a registration with the address of an account is answered like any other, and its owner is told', async () => {
  const customer = await server.customer();
  const [known, unknown] = [await register(customer.email), await register(anEmail())];
  expect([known.statusCode, known.json()]).toEqual([unknown.statusCode, unknown.json()]);
  await register(customer.email.toUpperCase());
  await allSent(server.db);
  expect(mail.received.map(({ to, subject }) => [to, subject])).toEqual([
    [customer.email, 'You have an account with Tenawas'],
  ]);
  expect((await logIn(customer.email)).statusCode).toBe(200);
  expect((await logIn(customer.email, newPassword)).statusCode).toBe(401);
});

test('a changed name or phone is not told', async () => {
  const customer = await server.customer();
  expect((await askFor(customer, customer.email.toUpperCase())).statusCode).toBe(200);
  expect(await server.db.select().from(notices).where(eq(notices.userId, customer.id))).toEqual([]);
});
