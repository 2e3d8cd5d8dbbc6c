import { expect, test } from 'vitest';
import { type Customer, openTestServer, password } from './support/open.ts';

const context = openTestServer();
const another = 'the hyena of Harar';
const change = (as: Customer, currentPassword: string, newPassword: string) =>
  context.put('/admin/password', { currentPassword, newPassword }, as);
const logIn = async ({ email }: Customer, given: string) => {
  const answer = await context.post('/admin/login', { email, password: given });
  return { status: answer.statusCode, token: answer.json().token as string };
};
const whoAmI = async (as: Customer, token = as.token) => (await context.get('/admin/me', { ...as, token })).statusCode;

test("an administrator's password change keeps the session and ends all others", async () => {
  const [admin, colleague] = [await context.customer('admin'), await context.customer('admin')];
  const elsewhere = (await logIn(admin, password)).token;
  const changed = await change(admin, password, another);
  expect([changed.statusCode, changed.json().administrator.email]).toEqual([200, admin.email]);
  expect([
    await whoAmI(admin, changed.json().token),
    await whoAmI(admin),
    await whoAmI(admin, elsewhere),
    await whoAmI(colleague),
  ]).toEqual([200, 401, 401, 200]);
  expect([(await logIn(admin, password)).status, (await logIn(admin, another)).status]).toEqual([401, 200]);
});

test('a password change needs the current password and refuses common or short ones', async () => {
  const admin = await context.customer('admin');
  const refusals = [
    await change(admin, 'a guess', another),
    await change(admin, password, 'password123'),
    await change(admin, password, 'short'),
  ];
  expect(refusals.map((answer) => [answer.statusCode, Object.keys(answer.json().errors)])).toEqual([
    [422, ['currentPassword']],
    [422, ['newPassword']],
    [422, ['newPassword']],
  ]);
  expect([await whoAmI(admin), (await logIn(admin, password)).status]).toEqual([200, 200]);
  expect((await change(await context.customer(), password, another)).statusCode).toBe(404);
});
