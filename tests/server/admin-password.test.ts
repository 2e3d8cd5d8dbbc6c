import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '../../server/db/schema/audit-log.ts';
import type { OpenSession } from '../../src/contract/responses/sessions.ts';
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

const sessionsOf = async (as: Customer): Promise<OpenSession[]> =>
  (await context.get('/admin/sessions', as)).json().sessions;
const withLogIn = async (admin: Customer) => ({ ...admin, token: (await logIn(admin, password)).token });

test('administrators see where they are logged in, and end a session of their own with the password', async () => {
  const [admin, colleague] = [await context.customerWithOldToken('admin'), await context.customerWithOldToken('admin')];
  const [mine, lost, theirs] = [await withLogIn(admin), await withLogIn(admin), await withLogIn(colleague)];
  expect((await sessionsOf(mine)).map(({ isThis }) => isThis).sort()).toEqual([false, true]);
  const ofColleague = (await sessionsOf(theirs))[0]?.id;
  const end = (id = '', currentPassword = password) =>
    context.post(`/admin/sessions/${id}/end`, { currentPassword }, mine);
  expect((await end(ofColleague)).statusCode).toBe(404);
  const other = (await sessionsOf(mine)).find(({ isThis }) => !isThis)?.id;
  expect((await end(other, 'a guess')).statusCode).toBe(422);
  expect(await whoAmI(lost)).toBe(200);
  expect((await end(other)).json().sessions).toMatchObject([{ isThis: true }]);
  expect([await whoAmI(mine), await whoAmI(lost), await whoAmI(theirs)]).toEqual([200, 401, 200]);
});

test('administrators end all their other sessions, and this one goes on', async () => {
  const admin = await context.customer('admin');
  const [mine, lost] = [await withLogIn(admin), await withLogIn(admin)];
  const others = (currentPassword: string) => context.post('/admin/sessions/end-others', { currentPassword }, mine);
  expect((await others('a guess')).statusCode).toBe(422);
  const { token, sessions } = (await others(password)).json();
  expect(sessions).toMatchObject([{ isThis: true }]);
  expect([await whoAmI(admin, token), await whoAmI(mine), await whoAmI(lost)]).toEqual([200, 401, 401]);
  const lines = await context.db.select().from(auditLog).where(eq(auditLog.byUser, admin.id)).orderBy(auditLog.id);
  expect(lines.map(({ action, status }) => [action, status]).slice(-2)).toEqual([
    ['endOwnOtherSessions', 422],
    ['endOwnOtherSessions', 200],
  ]);
});
