import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { administer } from '../../server/admins/administer.ts';
import { deleteOldAuditLines } from '../../server/audit-log/repository.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { auditLog } from '../../server/db/schema/audit-log.ts';
import { newId } from '../../server/db/uuid.ts';
import { type AuditLine, auditActions } from '../../src/contract/admin/audit-log.ts';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import { decideAs, sentClaim } from './support/admin.ts';
import { columnsContaining } from './support/everything.ts';
import { type Customer, openTestServer, password } from './support/open.ts';

const context = openTestServer();
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36';

async function people(): Promise<{ admin: Customer; customer: Customer }> {
  return { admin: await context.customer('admin'), customer: await context.customer() };
}

/** Newest first. */
const linesOf = async (admin: Customer, query = `by=${admin.id}`): Promise<AuditLine[]> =>
  (await context.get(`/admin/audit-log?${query}`, admin)).json().lines;
const actionsOf = async (admin: Customer, query?: string) =>
  (await linesOf(admin, query)).map(({ action }) => action).filter((action) => action !== 'auditLog');
const open = (path: string, as: Customer) =>
  context.ask({ method: 'GET', url: `/api/admin${path}`, as, headers: { 'user-agent': chrome } });
const logIn = (email: string, given = password) => context.post('/admin/login', { email, password: given });

test('everything that changes something at the desk has a name in the audit log', () => {
  const named: readonly string[] = Object.values(auditActions).flat();
  const writes = Object.entries(adminEndpoints).filter(([, { method }]) => method !== 'GET');
  expect(writes.length).toBeGreaterThan(20);
  expect(writes.map(([name]) => name).filter((name) => !named.includes(name))).toEqual([]);
});

test('what an administrator opened and did is recorded, with claim, customer, address and device', async () => {
  const { admin, customer } = await people();
  const claim = await sentClaim(context, customer);
  await open('/claims', admin);
  await open(`/claims/${claim.id}`, admin);
  await open(`/customers/${customer.id}`, admin);
  const secret = 'What only the customer may read';
  await decideAs(context, admin, claim.id, { action: 'ask', version: 1, text: secret });
  await decideAs(context, admin, claim.id, { action: 'approve', version: 1, amountCents: 100 });
  const [late, asked, customerPage, claimPage, ...others] = await linesOf(admin);
  const about = { claim: { id: claim.id, name: claim.number }, customer: { id: customer.id, name: 'Hiwot Bekele' } };
  const from = { address: '127.0.0.1', device: 'Chrome, Windows' };
  const by = { id: admin.id, name: admin.email };
  expect(claimPage).toMatchObject({ action: 'claim', status: 200, by, details: null, ...about, ...from });
  expect(customerPage).toMatchObject({ action: 'customer', by, claim: null, customer: about.customer, ...from });
  expect(asked).toMatchObject({ action: 'decide', status: 200, details: { action: 'ask' }, ...about });
  expect(late).toMatchObject({ action: 'decide', status: 409, details: { action: 'approve', amountCents: 100 } });
  expect(others).toEqual([]);
  // The text is with the claim's events and in the notice, and nowhere else.
  expect((await columnsContaining(context.db, [secret])).filter((column) => column.startsWith('audit'))).toEqual([]);
});

test('a request is recorded with its customer, an offer with what changed', async () => {
  const { admin, customer } = await people();
  await context.post('/subscriptions', { service: 'maternity-care', paymentMethod: 'Cash' }, customer, {
    'idempotency-key': newId(),
  });
  const { subscriptions } = (await context.get('/admin/subscriptions', admin)).json();
  const asked = subscriptions.find((one: { customer: { id: string } }) => one.customer.id === customer.id);
  await context.post(`/admin/subscriptions/${asked.id}/settlement`, { action: 'confirm' }, admin);
  await context.put('/admin/premium-price', { yearlyPrice: 1234 }, admin);
  const [price, settled] = await linesOf(admin);
  expect(price).toMatchObject({ action: 'changePremiumPrice', details: { yearlyPrice: 1234 }, customer: null });
  expect(settled).toMatchObject({
    action: 'settleSubscription',
    details: { action: 'confirm' },
    customer: { id: customer.id },
    subject: asked.id,
  });
});

test('an invalid request is recorded without what it says', async () => {
  const { admin } = await people();
  const body = '{"name": "\\ud800", "town": "\\u0000", "phone": "", "active": true}';
  expect((await context.post('/admin/hospitals', body, admin)).statusCode).toBe(422);
  expect(await linesOf(admin)).toMatchObject([{ action: 'addHospital', status: 422, details: null }]);
});

test('what a role does not allow is recorded as refused', async () => {
  const { admin } = await people();
  const viewer = await context.customer('admin');
  await context.db.update(users).set({ deskRole: 'viewer' }).where(eq(users.id, viewer.id));
  expect((await context.put('/admin/premium-price', { yearlyPrice: 1 }, viewer)).statusCode).toBe(403);
  expect(await linesOf(admin, `by=${viewer.id}`)).toMatchObject([
    { action: 'changePremiumPrice', status: 403, details: null, by: { id: viewer.id } },
  ]);
});

test('what does not exist is not recorded as opened', async () => {
  const { admin } = await people();
  expect((await open(`/claims/${newId()}`, admin)).statusCode).toBe(404);
  await decideAs(context, admin, newId(), { action: 'review', version: 1 });
  expect(await linesOf(admin)).toMatchObject([{ action: 'decide', status: 404, claim: null, customer: null }]);
});

test("log-ins at the desk are recorded, refused ones too, but not guesses at other people's addresses", async () => {
  const { admin, customer } = await people();
  expect((await logIn(admin.email, 'not the password')).statusCode).toBe(401);
  expect((await logIn(admin.email)).statusCode).toBe(200);
  await logIn(customer.email);
  await logIn(`nobody-${newId()}@mail.example`);
  await expect.poll(() => actionsOf(admin)).toEqual(['logIn', 'logIn']);
  expect((await linesOf(admin, `by=${admin.id}&group=log-ins`)).map(({ status }) => status).sort()).toEqual([200, 401]);
  const all = await context.db.select().from(auditLog).where(eq(auditLog.action, 'logIn'));
  expect(all.every(({ byUser }) => byUser === admin.id)).toBe(true);
  expect(await columnsContaining(context.db, ['not the password'])).toEqual([]);
});

test('it is searched by number, customer, group, administrator and day, and paginated', async () => {
  const { admin, customer } = await people();
  const [one, two] = [await sentClaim(context, customer), await sentClaim(context, customer)];
  for (const { id } of [one, two]) await open(`/claims/${id}`, admin);
  await open(`/customers/${customer.id}`, admin);
  const claimsOf = async (query: string) => (await linesOf(admin, query)).map(({ claim }) => claim?.id ?? null);
  expect(await claimsOf(`search=${one.number.toLowerCase()}`)).toEqual([one.id]);
  expect(await claimsOf(`search=${customer.email}`)).toEqual([null, two.id, one.id]);
  expect(await claimsOf(`claim=${two.id}`)).toEqual([two.id]);
  expect(await claimsOf(`customer=${customer.id}`)).toEqual([null, two.id, one.id]);
  expect(await claimsOf(`customer=${customer.id}&group=claims`)).toEqual([]);
  expect(await claimsOf(`customer=${customer.id}&until=2026-01-01`)).toEqual([]);
  const days = (offset: number) =>
    new Date(Date.now() + 3 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10);
  expect(await claimsOf(`customer=${customer.id}&until=${days(0)}`)).toHaveLength(3);
  expect(await claimsOf(`customer=${customer.id}&until=${days(-1)}`)).toHaveLength(0);
  for (let n = 0; n < 50; n += 1) await open(`/claims/${one.id}`, admin);
  const page = (await context.get(`/admin/audit-log?customer=${customer.id}`, admin)).json();
  expect([page.lines.length, page.next]).toEqual([50, page.lines[49].id]);
  const last = (await context.get(`/admin/audit-log?customer=${customer.id}&after=${page.next}`, admin)).json();
  expect([last.lines.length, last.next]).toEqual([3, null]);
});

test('nobody else can read it, and to read it is recorded', async () => {
  const { admin, customer } = await people();
  expect((await context.get('/admin/audit-log', customer)).statusCode).toBe(404);
  await context.get('/admin/audit-log', admin);
  expect(await linesOf(admin)).toMatchObject([{ action: 'auditLog', by: { id: admin.id } }]);
});

test('it cannot be changed, and is deleted after three years', async () => {
  const { admin, customer } = await people();
  await open(`/customers/${customer.id}`, admin);
  const [line] = await linesOf(admin);
  const id = line?.id ?? '';
  const refused = /Failed query/;
  await expect(context.db.update(auditLog).set({ status: 500 }).where(eq(auditLog.id, id))).rejects.toThrow(refused);
  await expect(context.db.delete(auditLog).where(eq(auditLog.id, id))).rejects.toThrow(refused);
  await expect(context.db.execute(sql`truncate audit_log`)).rejects.toThrow(refused);
  const old = { id: newId(), at: new Date(Date.now() - 3 * 366 * 86_400_000), action: 'logOut', status: 200 } as const;
  await context.db.insert(auditLog).values(old);
  await deleteOldAuditLines(context.db);
  const left = await context.db.select({ id: auditLog.id }).from(auditLog);
  expect([left.some((one) => one.id === id), left.some((one) => one.id === old.id)]).toEqual([true, false]);
});

test('what cannot be recorded is not shown', async () => {
  const { admin, customer } = await people();
  const claim = await sentClaim(context, customer);
  await context.db.execute(sql`alter table audit_log rename to audit_log_elsewhere`);
  try {
    const answer = await open(`/claims/${claim.id}`, admin);
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('Hiwot');
  } finally {
    await context.db.execute(sql`alter table audit_log_elsewhere rename to audit_log`);
  }
  expect((await open(`/claims/${claim.id}`, admin)).statusCode).toBe(200);
});

test('what is done on the command line is recorded', async () => {
  const { admin } = await people();
  const email = `new-${newId()}@tenawas.example`;
  for (const action of ['create', 'reset', 'remove'] as const)
    await administer(context.db, { action, email, passwordHash: 'none' });
  const lines = (await linesOf(admin, 'group=administrators')).filter(({ subject }) => subject === email);
  expect(lines.map(({ action }) => action)).toEqual([
    'removeAdministrator',
    'resetAdministrator',
    'createAdministrator',
  ]);
  expect(lines[0]).toMatchObject({ by: null, device: 'Command line' });
});
