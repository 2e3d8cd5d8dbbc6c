import { expect, test } from 'vitest';
import { newId } from '../../server/db/uuid.ts';
import { openTestServer } from './support/open.ts';

const server = openTestServer();

const passwords = ['a lion under the sycamore', 'a heron over the lake', 'an ibex on the ridge', 'a crane in the teff'];
const register = async (phone: string, password = passwords[0]) => {
  const email = `p-${newId()}@mail.example`;
  await server.post('/premium-register', { username: 'Hiwot Bekele', email, phone, password });
  return email;
};
const logIn = (phone: string, password = passwords[0]) => server.post('/login', { email: phone, password });
async function emailOf(answer: Awaited<ReturnType<typeof logIn>>): Promise<string> {
  const headers = { authorization: `Bearer ${answer.json().Token}` };
  return (await server.ask({ url: '/api/profile', headers })).json().user.email;
}

test('a number may be written in any usual way', async () => {
  const email = await register('0922-111-222');
  for (const spelling of ['0922 111 222', '+251922111222', '00251 92 211 1222', '922111222', '2510922111222']) {
    expect([spelling, await emailOf(await logIn(spelling))]).toEqual([spelling, email]);
  }
});

test('a number from elsewhere may be written with and without spaces', async () => {
  const email = await register('+44 20 7946 0958');
  expect(await emailOf(await logIn('+442079460958'))).toBe(email);
});

test('of a family with one number each logs in with their own password, and the oldest accounts come first', async () => {
  const emails = [];
  for (const password of passwords) emails.push(await register('0933 000 111', password));
  const answers = [];
  for (const password of passwords) answers.push(await logIn('0933000111', password));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 401]);
  expect(await Promise.all(answers.slice(0, 3).map(emailOf))).toEqual(emails.slice(0, 3));
});

test('where two accounts have the number and the password, the email is needed', async () => {
  const [first] = [await register('0944 000 111'), await register('0944 000 111')];
  const answer = await logIn('0944000111');
  expect([answer.statusCode, answer.json().Error]).toEqual([
    401,
    'Several accounts have this phone number and password. Please log in with your email.',
  ]);
  expect((await server.post('/login', { email: first, password: passwords[0] })).statusCode).toBe(200);
});

test('an unknown number and a wrong password get the same answer, and text that is neither is an error of the field', async () => {
  await register('0955 000 111');
  const [wrong, unknown] = [await logIn('0955000111', 'not this one'), await logIn('0955000112')];
  const refusal = { ...unknown.json(), requestId: expect.any(String) };
  expect([wrong.statusCode, wrong.json()]).toEqual([401, refusal]);
  expect((await logIn('ask at the desk')).json().errors.email.code).toBe('not-an-email-or-phone');
});
