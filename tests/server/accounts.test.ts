import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { authenticate } from '../../server/accounts/log-in.ts';
import { createPasswords } from '../../server/accounts/passwords.ts';
import { defaults } from '../../server/config.ts';
import { createContext } from '../../server/context.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { subscriptions } from '../../server/db/schema/orders.ts';
import { newId } from '../../server/db/uuid.ts';
import { createSenders } from '../../server/notices/channels/senders.ts';
import { noticeTopics } from '../../src/contract/notices.ts';
import { openTestServer, password } from './support/open.ts';
import { testConfig } from './support/test-config.ts';

const context = openTestServer();

const registration = (email: string, more: object = {}) => ({
  username: 'ሰላም Tesfaye',
  email,
  phone: '0911 23 45 67',
  password,
  confirmPassword: password,
  ...more,
});
const anEmail = () => `r-${newId()}@mail.example`;
const logIn = (email: string, given = password) => context.post('/login', { email, password: given });

test('a customer can register, log in and read their profile', async () => {
  const email = anEmail();
  const registered = await context.post('/register', registration(email));
  expect([registered.statusCode, Object.keys(registered.json())]).toEqual([201, ['message']]);

  const loggedIn = await logIn(email.toUpperCase());
  expect(loggedIn.statusCode).toBe(200);
  expect(loggedIn.json()).toEqual({ Status: 'Success', Token: expect.any(String) });

  const profile = await context.ask({
    url: '/api/profile',
    headers: { authorization: `Bearer ${loggedIn.json().Token}` },
  });
  expect(profile.json()).toEqual({
    user: {
      id: expect.any(String),
      username: 'ሰላም Tesfaye',
      email,
      pendingEmail: null,
      emailConfirmed: false,
      phone: '+251911234567',
      phoneConfirmed: false,
      profilePic: null,
      subscriptionPlan: 'Regular',
      planConfirmed: false,
      planFrom: null,
      planUntil: null,
      language: 'en',
      wantedNotices: { email: [...noticeTopics], sms: noticeTopics.slice(1), push: [...noticeTopics] },
    },
    claims: [],
    payTo: null,
    services: [],
    subscriptions: [],
    upgrade: null,
    upgrades: [],
    claimRequest: null,
    callBack: null,
    family: [],
    planGraceUntil: null,
    paysOnline: false,
    byQuarter: false,
    noticeChannels: [],
    pushKey: null,
    deletionAskedAt: null,
  });
});

test('an email has one account, whatever its case, even with concurrent registrations', async () => {
  const email = anEmail();
  const answers = await Promise.all(
    [email, email.toUpperCase(), email, email.toUpperCase()].map((spelling) =>
      context.post('/register', registration(spelling)),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  const accounts = await context.db.select().from(users).where(eq(users.emailKey, email));
  expect(accounts).toHaveLength(1);
});

test.each([
  'password1',
  'Ethiopia2016',
  '12345678',
  'qwertyuiop',
  'P@ssw0rd!',
  'aaaaaaaa',
  'abcabcabc',
  '1q2w3e4r',
  'Iloveyou1',
])('the common password %s is refused', async (common) => {
  const answer = await context.post(
    '/register',
    registration(anEmail(), { password: common, confirmPassword: common }),
  );
  expect([answer.statusCode, answer.json().errors.password.code]).toEqual([422, 'common-password']);
});

test.each(['correct horse battery', 'ውሃ ቀዝቃዛ ነው ዛሬ', 'xk29-ploof-17', 'sevenowls'])(
  'the password %s is accepted',
  async (uncommon) => {
    const answer = await context.post(
      '/register',
      registration(anEmail(), { password: uncommon, confirmPassword: uncommon }),
    );
    expect(answer.statusCode).toBe(201);
  },
);

test.each([
  ['7 characters', 'w7#kq2z', 'too-short'],
  ['8 characters', 'w7#kq2zp', undefined],
  ['64 characters of one kind', `${'gwlmzhrtkqbn'.repeat(6).slice(0, 61)}xyb`, undefined],
  ['128 characters', `${`${'gwlmzhrtkqbn '.repeat(10)}`.slice(0, 125)}xyb`, undefined],
  ['129 characters', `${`${'gwlmzhrtkqbn '.repeat(10)}`.slice(0, 126)}xyb`, 'too-long'],
])('a password of %s is accepted or not by its length alone', async (_, long, code) => {
  const answer = await context.post('/register', registration(anEmail(), { password: long, confirmPassword: long }));
  expect([answer.statusCode, answer.json().errors?.password.code]).toEqual([code ? 422 : 201, code]);
});

test('a password confirmation that differs is refused with the message of the form', async () => {
  const answer = await context.post('/register', registration(anEmail(), { confirmPassword: 'another zebra' }));
  expect(answer.json().errors.confirmPassword.message).toBe('Passwords do not match.');
});

test('a wrong password and an unknown email get the same response', async () => {
  const { email } = await context.customer();
  const [wrong, unknown] = await Promise.all([logIn(email, 'not this one'), logIn(anEmail())]);
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json()).toMatchObject({
    Status: 'Error',
    Error: 'Email or password is wrong.',
    message: 'Email or password is wrong.',
  });
  expect(unknown.json()).toEqual({ ...wrong.json(), requestId: expect.any(String) });
  expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(wrong.headers).sort());
});

test('a log-in compares as many passwords for an unknown email or phone number as for a known one', async () => {
  const app = Fastify();
  const own = createContext(testConfig, context.database, createSenders(testConfig, context.db, app.log));
  const compare = vi.spyOn(own.passwords, 'matches');
  app.post<{ Body: { email: string } }>('/', async (request) =>
    authenticate(own, request, { email: request.body.email, password: 'not this one' }, 'customer'),
  );
  const comparisons = async (email: string) => {
    compare.mockClear();
    await app.inject({ method: 'POST', url: '/', payload: { email } });
    return compare.mock.calls.length;
  };
  const ofPhone = '0977 000 111';
  await context.post('/register', registration(anEmail(), { phone: ofPhone }));
  const { email } = await context.customer();
  const { email: ofDesk } = await context.customer('admin');
  const byEmail = [await comparisons(email), await comparisons(ofDesk), await comparisons(anEmail())];
  const byPhone = [await comparisons(ofPhone), await comparisons('0977 000 112')];
  expect([byEmail, byPhone]).toEqual([
    [1, 1, 1],
    [3, 3],
  ]);
  await app.close();
});

test('passwords are kept as argon2id, with the parameters that OWASP asks for', async () => {
  expect(await createPasswords(defaults.argon2, 1).hash(password)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const { id } = await context.customer();
  const [user] = await context.db.select().from(users).where(eq(users.id, id));
  expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
});

test('a premium account can use both log-ins, a regular one only its own', async () => {
  const email = anEmail();
  const { confirmPassword, ...premium } = registration(email);
  expect((await context.post('/premium-register', premium)).statusCode).toBe(201);
  const loggedIn = await context.post('/premium-login', { email, password });
  expect(loggedIn.json()).toEqual({ message: expect.any(String), token: expect.any(String) });
  expect((await logIn(email)).statusCode).toBe(200);

  const profile = await context.ask({
    url: '/api/premium-profile',
    headers: { authorization: `Bearer ${loggedIn.json().token}` },
  });
  expect(profile.json().user.subscriptionPlan).toBe('Premium');

  const regular = await context.customer();
  const refused = await context.post('/premium-login', { email: regular.email, password });
  expect([refused.statusCode, refused.json().message]).toEqual([
    403,
    'This is not a premium account. Please log in with the regular form.',
  ]);
});

test('the profile lists subscribed services', async () => {
  const customer = await context.customer();
  await context.db.insert(subscriptions).values({
    id: newId(),
    userId: customer.id,
    serviceSlug: 'telemedicine',
    state: 'confirmed',
    receivedAt: new Date(),
    firstDay: '2026-01-01',
    lastDay: '2999-12-31',
  });
  expect((await context.get('/profile', customer)).json().services).toEqual(['Telemedicine']);
});

test('a profile update ignores password fields', async () => {
  const customer = await context.customer();
  const { email } = customer;
  const form = {
    username: 'Abebe',
    email,
    phone: 'ask at the desk',
    currentPassword: 7,
    newPassword: 'never looked at',
  };
  const answer = await context.put('/update-profile', form, customer);
  expect(answer.json()).toMatchObject({
    message: 'Profile updated successfully.',
    user: { username: 'Abebe', email, phone: 'ask at the desk' },
  });
  expect((await logIn(email)).statusCode).toBe(200);
});

test('a password change ends all other sessions and returns a new token', async () => {
  const customer = await context.customer();
  const change = (currentPassword: string) =>
    context.put('/change-password', { currentPassword, newPassword: 'the hyena of Harar' }, customer);

  const wrong = await change('not this one');
  expect([wrong.statusCode, wrong.json().message]).toEqual([422, 'This is not your current password.']);
  expect((await context.get('/profile', customer)).statusCode).toBe(200);

  const changed = await change(password);
  expect(changed.json()).toEqual({ message: 'Password changed successfully.', token: expect.any(String) });
  expect((await context.get('/profile', customer)).statusCode).toBe(401);
  expect((await context.get('/profile', { ...customer, token: changed.json().token })).statusCode).toBe(200);
  expect((await logIn(customer.email)).statusCode).toBe(401);
  expect((await logIn(customer.email, 'the hyena of Harar')).statusCode).toBe(200);
});
