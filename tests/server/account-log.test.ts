import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { deleteOldAuditLines } from '../../server/audit-log/repository.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { auditLog } from '../../server/db/schema/audit-log.ts';
import { newId } from '../../server/db/uuid.ts';
import { type AuditLine, auditActions } from '../../src/contract/admin/audit-log.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { columnsContaining } from './support/everything.ts';
import { type Customer, openTestServer, password } from './support/open.ts';
import { testConfig } from './support/test-config.ts';

const context = openTestServer();
const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36';

const linesOf = async ({ id }: Customer) =>
  (await context.db.select().from(auditLog).where(eq(auditLog.byUser, id)).orderBy(auditLog.id)).map(
    ({ action, status }) => [action, status],
  );
const logIn = (email: string, given = password, path = '/login') =>
  context.post(path, { email, password: given }, undefined, { 'user-agent': phone });

test('each kind is the name of an endpoint of customers', () => {
  const names = auditActions.accounts.map((action) => action.replace('customer.', ''));
  expect(names.filter((name) => !(name in endpoints))).toEqual(['forbidden']);
});

test('what customers do with their accounts is recorded, and found at the desk by its kind', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const { Token: token } = (await logIn(customer.email)).json();
  const mine = { ...customer, token };
  const [other] = (await context.get('/sessions', await relogged(customer))).json().sessions;
  await context.post(`/sessions/${other.id}/end`, { currentPassword: password }, mine);
  const profile = { username: 'Hiwot Bekele', email: customer.email, phone: '0911234567' };
  await context.put('/update-profile', profile, mine);
  await context.put('/update-profile', { ...profile, phone: '0922334455' }, mine);
  await context.ownData(mine);
  await context.post('/deletion', { currentPassword: password }, mine);
  for (let n = 0; n < 2; n += 1) await context.post('/deletion/taken-back', undefined, mine);
  await context.post('/logout', undefined, mine);
  const lines: AuditLine[] = (
    await context.get(`/admin/audit-log?group=accounts&customer=${customer.id}`, admin)
  ).json().lines;
  const who = { id: customer.id, name: 'Hiwot Bekele' };
  expect(lines.map(({ action }) => action)).toEqual([
    'customer.logOut',
    'customer.takeBackDeletion',
    'customer.askDeletion',
    'customer.ownData',
    'customer.updateProfile',
    'customer.endSession',
    'customer.logIn',
    'customer.logIn',
  ]);
  expect(lines.at(-1)).toMatchObject({
    status: 200,
    by: who,
    customer: who,
    claim: null,
    address: '127.0.0.1',
    device: 'Chrome, Android',
  });
  expect(lines[4]?.details).toEqual({ changed: ['phone'] });
  expect(lines[5]?.subject).toBe(other.id);
  // Nothing of this is in the group of the desk.
  const ofDesk = (await context.get(`/admin/audit-log?group=log-ins&customer=${customer.id}`, admin)).json().lines;
  expect(ofDesk).toEqual([]);
  // The customer gets it with the own data.
  const again = await relogged(customer);
  const { accountLog } = (await context.ownData(again)).json();
  expect(accountLog).toHaveLength(9);
  expect(accountLog[8]).toMatchObject({ action: 'customer.logIn', address: '127.0.0.1', device: 'Chrome, Android' });
});

async function relogged(customer: Customer): Promise<Customer> {
  return { ...customer, token: (await logIn(customer.email)).json().Token };
}

test('a refused log-in is recorded at the account, and nothing that was typed', async () => {
  const [customer, regular] = [await context.customer(), await context.customer()];
  const count = async () => (await context.db.select().from(auditLog)).length;
  const before = await count();
  const nobody = `stranger-${newId()}@mail.example`;
  expect((await logIn(nobody)).statusCode).toBe(401);
  expect((await logIn(customer.email, 'a typed password')).statusCode).toBe(401);
  expect((await logIn(regular.email, password, '/premium-login')).statusCode).toBe(403);
  await expect.poll(() => linesOf(customer)).toEqual([['customer.logIn', 401]]);
  await expect.poll(() => linesOf(regular)).toEqual([['customer.premiumLogIn', 403]]);
  expect(await count()).toBe(before + 2);
  expect(await columnsContaining(context.db, [nobody, 'a typed password'])).toEqual([]);
});

test('a log-in by phone number is recorded at the one account that it opens', async () => {
  const number = '+251955667788';
  const [one, two] = [await context.customer(), await context.customer()];
  for (const { id } of [one, two]) await context.db.update(users).set({ phone: number }).where(eq(users.id, id));
  const own = 'the lion of Gondar';
  const changed = await context.put('/change-password', { currentPassword: password, newPassword: own }, two);
  expect(changed.statusCode).toBe(200);
  expect((await logIn(number, own)).statusCode).toBe(200);
  expect([await linesOf(one), await linesOf(two)]).toEqual([
    [],
    [
      ['customer.changePassword', 200],
      ['customer.logIn', 200],
    ],
  ]);
  expect((await logIn(number, 'of neither')).statusCode).toBe(401);
  await expect.poll(() => linesOf(one)).toEqual([['customer.logIn', 401]]);
});

test('what a customer may not do is recorded, without what was sent', async () => {
  const [customer, other] = [await context.customer(), await context.customer()];
  expect((await context.get('/premium-profile', customer)).statusCode).toBe(403);
  expect((await context.post('/claim-request', { userId: other.id }, customer)).statusCode).toBe(403);
  const lines = await context.db.select().from(auditLog).where(eq(auditLog.byUser, customer.id)).orderBy(auditLog.id);
  expect(lines.map(({ action, status, subject, details }) => [action, status, subject, details])).toEqual([
    ['customer.forbidden', 403, 'GET /api/premium-profile', null],
    ['customer.forbidden', 403, 'POST /api/claim-request', null],
  ]);
});

test('a wrong password in Settings is recorded as refused', async () => {
  const customer = await context.customer();
  await context.post('/own-data', { currentPassword: 'a guess' }, customer);
  await context.post('/deletion', { currentPassword: 'a guess' }, customer);
  expect(await linesOf(customer)).toEqual([
    ['customer.ownData', 422],
    ['customer.askDeletion', 422],
  ]);
});

test('a code for a new password that is wrong, and one that is right, are recorded at the account', async () => {
  const customer = await context.customer();
  const reset = (email: string) =>
    context.post('/password-reset', { email, code: '000000', newPassword: 'the lion of Gondar' });
  await reset(`nobody-${newId()}@mail.example`);
  await reset(customer.email);
  await expect.poll(() => linesOf(customer)).toEqual([['customer.resetPassword', 422]]);
});

test('nobody can fill the log: not with one account, and not with guesses at many', async () => {
  const limits = {
    ...testConfig.limits,
    accountLog: { burst: 3, everySeconds: 600 },
    refusalsInAccountLog: { burst: 5, everySeconds: 600 },
  };
  const small = await buildApp({ config: { ...testConfig, limits }, database: context.database });
  const attempt = (email: string, given: string) =>
    small.inject({ method: 'POST', url: '/api/login', payload: { email, password: given } });
  const many = await Promise.all(Array.from({ length: 4 }, () => context.customer()));
  const [busy] = many as [Customer];
  for (let n = 0; n < 6; n += 1) expect((await attempt(busy.email, password)).statusCode).toBe(200);
  expect(await linesOf(busy)).toHaveLength(3);
  for (const { email } of many)
    for (let n = 0; n < 5; n += 1) expect((await attempt(email, 'a guess')).statusCode).toBe(401);
  const refused = and(eq(auditLog.action, 'customer.logIn'), eq(auditLog.status, 401));
  const countOf = async () => {
    const all = await context.db.select().from(auditLog).where(refused);
    return all.filter(({ byUser }) => many.some(({ id }) => id === byUser)).length;
  };
  await small.close();
  expect(await countOf()).toBe(5);
});

test('lines of customers are kept for one year, and cannot be changed before', async () => {
  const customer = await context.customer();
  await logIn(customer.email);
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  const own = { action: 'customer.logIn', status: 200, byUser: customer.id, customerId: customer.id } as const;
  const desk = { action: 'logOut', status: 200, byUser: customer.id } as const;
  const [old, young, ofDesk] = [newId(), newId(), newId()];
  await context.db.insert(auditLog).values([
    { id: old, at: ago(367), ...own },
    { id: young, at: ago(360), ...own },
    { id: ofDesk, at: ago(367), ...desk },
  ]);
  for (const id of [young, ofDesk])
    await expect(context.db.delete(auditLog).where(eq(auditLog.id, id))).rejects.toThrow(/Failed query/);
  await deleteOldAuditLines(context.db);
  const left = await context.db.select({ id: auditLog.id }).from(auditLog).where(eq(auditLog.byUser, customer.id));
  expect(left.map(({ id }) => id)).toEqual(expect.arrayContaining([young, ofDesk]));
  expect(left.map(({ id }) => id)).not.toContain(old);
});
