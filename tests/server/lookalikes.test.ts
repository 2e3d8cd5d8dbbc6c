import { like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../server/db/schema/accounts.ts';
import { newId } from '../../server/db/uuid.ts';
import { aPremiumClaim, openTestServer, password } from './support/open.ts';

const context = openTestServer();

const register = (email: string, username = 'Hiwot Bekele') =>
  context.post('/premium-register', { username, email, phone: '0911234567', password });

/** Zero-width characters, soft hyphen, filler, direction mark, control character and a full-width letter. */
const spellings = (name: string) => [
  `${name.slice(0, 2)}\u200b${name.slice(2)}@mail.example`,
  `\ufeff${name}@mail.example\u2060`,
  `${name}\u00ad@mail.example`,
  `${name}@m\u3164ail.example`,
  `\u202e${name}@mail.example`,
  `${name}\u0001@mail.example`,
  `${name}＠mail.example`,
  `${name.toUpperCase()}@MAIL.example`,
];

test('emails that look identical share one account', async () => {
  const name = `h${newId().slice(-8)}`;
  expect((await register(`${name}@mail.example`)).statusCode).toBe(201);
  for (const lookalike of spellings(name)) {
    await register(lookalike, 'Somebody Else');
  }
  const accounts = await context.db
    .select()
    .from(users)
    .where(like(users.email, `%${name.slice(2)}%`));
  expect(accounts.map(({ username }) => username)).toEqual(['Hiwot Bekele']);
  const { statusCode } = await context.post('/login', { email: `${name}\u200b@mail.example`, password });
  expect(statusCode).toBe(200);
});

test('names and emails are stored normalized', async () => {
  const name = `h${newId().slice(-8)}`;
  await register(`${name}\u00ad@mail.example`, ' Hi\u200bwot\u202e  Ｂekele\u00ad\t');
  const { Token } = (await context.post('/login', { email: `${name}@mail.example`, password })).json();
  const { user } = (await context.ask({ url: '/api/profile', headers: { authorization: `Bearer ${Token}` } })).json();
  expect([user.username, user.email]).toEqual(['Hiwot  Bekele', `${name}@mail.example`]);
});

test('names, emails and descriptions of invisible characters are refused', async () => {
  for (const nothing of ['\u200b', '\u00ad \u2060', '\u3164', '\u2800', '\u0301', '\u{e0020}', '\u0007']) {
    const named = await register(`${newId()}@mail.example`, nothing);
    expect([named.statusCode, named.json().errors.username.code]).toEqual([422, 'required']);
    const addressed = await register(`${nothing}@mail.example`);
    expect([addressed.statusCode, addressed.json().errors.email.code]).toEqual([422, 'not-an-email']);
  }
  const customer = await context.customer('premium');
  const claim = await context.post('/premiumclaims', { ...aPremiumClaim, description: '\u200b\u3164' }, customer);
  expect([claim.statusCode, Object.keys(claim.json().errors)]).toEqual([422, ['description']]);
});
