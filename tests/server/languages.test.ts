import { expect, test } from 'vitest';
import { birrRates } from '../../server/db/schema/offers.ts';
import { languages } from '../../src/contract/languages.ts';
import { openTestServer, password } from './support/open.ts';

const context = openTestServer();
const ethiopic = /[ሀ-፿]{3}/;
const refusedIn = async (acceptLanguage: string | undefined, path = '/api/nothing') => {
  const headers = acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage };
  return (await context.ask({ url: path, headers })).json().message as string;
};

test('messages follow Accept-Language', async () => {
  const [english, amharic, oromo] = await Promise.all(languages.map((language) => refusedIn(language)));
  expect(new Set([english, amharic, oromo]).size).toBe(3);
  expect(amharic).toMatch(ethiopic);
  expect(await refusedIn('am-ET,en;q=0.9')).toBe(amharic);
  expect(await refusedIn('fr, om;q=0.3, en;q=0.2')).toBe(oromo);
  expect(await refusedIn('am;q=0, om')).toBe(oromo);
  for (const none of [undefined, '', '*', 'fr', ';;,', 'constructor']) expect(await refusedIn(none)).toBe(english);
});

test('without Accept-Language messages are in the language of the account', async () => {
  const customer = await context.customer();
  const change = async (acceptLanguage?: string) =>
    context.ask({
      method: 'PUT',
      url: '/api/update-profile',
      as: customer,
      payload: { username: 'Hiwot', email: customer.email, phone: '0911234567' },
      headers: acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage },
    });
  expect((await change()).json().message).toBe('Profile updated successfully.');

  expect((await context.put('/language', { language: 'am' }, customer)).json()).toEqual({ language: 'am' });
  expect((await change()).json().message).toMatch(ethiopic);
  expect((await change('*')).json().message).toMatch(ethiopic);
  expect((await change('en')).json().message).toBe('Profile updated successfully.');
  expect((await context.get('/profile', customer)).json().user.language).toBe('am');
});

test('an unsupported language is refused, and only the own account is changed', async () => {
  const customer = await context.customer();
  expect((await context.put('/language', { language: 'fr' }, customer)).statusCode).toBe(422);
  expect((await context.put('/language', { language: 'am' })).statusCode).toBe(401);
  expect((await context.get('/profile', customer)).json().user.language).toBe('en');
});

test('a new account has the language of its registration', async () => {
  const opened = { username: 'Chaltu', email: 'chaltu@mail.example', phone: '0911234567', password };
  await context.post('/register', { ...opened, confirmPassword: password }, undefined, { 'accept-language': 'om' });
  const { Token } = (await context.post('/login', { email: opened.email, password })).json();
  const profile = await context.get('/profile', { id: '', email: opened.email, token: Token });
  expect(profile.json().user.language).toBe('om');
});

test('services have the newest exchange rate, if there is one', async () => {
  expect((await context.get('/services')).json().birr).toBeNull();
  await context.db.insert(birrRates).values([
    { since: '2026-11-02', rate: 156.2 },
    { since: '2026-10-01', rate: 150 },
  ]);
  expect((await context.get('/services')).json().birr).toEqual({ rate: 156.2, since: '2026-11-02' });
});
