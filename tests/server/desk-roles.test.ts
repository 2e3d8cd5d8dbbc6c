import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { administer } from '../../server/admins/administer.ts';
import { secondFactors, users } from '../../server/db/schema/accounts.ts';
import { newId } from '../../server/db/uuid.ts';
import type { AdministratorLine } from '../../src/contract/admin/administrators.ts';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import { type DeskRole, deskRoles } from '../../src/contract/admin/roles.ts';
import { decideAs, sentClaim } from './support/admin.ts';
import { type Customer, openTestServer, password } from './support/open.ts';

const context = openTestServer();

async function withRole(deskRole: DeskRole | null, approvalLimitCents: number | null = null): Promise<Customer> {
  const admin = await context.customer('admin');
  await context.db.update(users).set({ deskRole, approvalLimitCents }).where(eq(users.id, admin.id));
  return admin;
}

/** What the first role is that may do it. Everything else is for all. */
const needed: Partial<Record<keyof typeof adminEndpoints, DeskRole>> = {
  decide: 'officer',
  assign: 'officer',
  addNote: 'officer',
  addSavedReply: 'officer',
  changeSavedReply: 'officer',
  deleteSavedReply: 'officer',
  changePlan: 'officer',
  sendAgain: 'officer',
  blockCard: 'officer',
  endSessions: 'officer',
  answerRequest: 'officer',
  takeCallBack: 'officer',
  finishCallBack: 'officer',
  settleSubscription: 'officer',
  settleUpgrade: 'officer',
  payInstalment: 'officer',
  payPlanInstalment: 'officer',
  addFamilyMember: 'officer',
  changeFamilyMember: 'officer',
  settleFamilyMember: 'officer',
  payouts: 'officer',
  endFamilyMember: 'lead',
  payments: 'lead',
  paymentsClosing: 'lead',
  moneyByMonth: 'lead',
  acceptPayment: 'lead',
  refundAtProvider: 'lead',
  refundPayment: 'lead',
  carryOutDeletion: 'lead',
  addService: 'administrator',
  changeService: 'administrator',
  addHospital: 'administrator',
  changeHospital: 'administrator',
  addPolicy: 'administrator',
  changePolicy: 'administrator',
  addPaymentMethod: 'administrator',
  changePaymentMethod: 'administrator',
  changeBirrRate: 'administrator',
  changePremiumPrice: 'administrator',
  changeGracePeriod: 'administrator',
  changeByQuarter: 'administrator',
  auditLog: 'administrator',
  administrators: 'administrator',
  changeAdministrator: 'administrator',
  changeOwnAccounts: 'administrator',
  endAdministratorSessions: 'administrator',
  removeAdministrator: 'administrator',
};
/** They end the session, or belong to no session. */
const notTried = ['logIn', 'logOut'];

describe.each(deskRoles)('the role %s', (role) => {
  test.each(Object.entries(adminEndpoints).filter(([name]) => !notTried.includes(name)))(
    '%s',
    async (name, endpoint) => {
      const admin = await withRole(role);
      const path = endpoint.path.replace(/:(\w+)/g, () => newId());
      const answer = await context.ask({
        method: endpoint.method,
        url: `/api${path}`,
        as: admin,
        ...(endpoint.payload && { payload: '{}', headers: { 'content-type': 'application/json' } }),
      });
      const first = needed[name as keyof typeof adminEndpoints] ?? 'viewer';
      const isAllowed = deskRoles.indexOf(role) >= deskRoles.indexOf(first);
      // What is allowed is refused for another reason: there is nothing with this id, or the body is empty.
      expect(answer.statusCode === 403).toBe(!isAllowed);
      if (!isAllowed) expect(answer.json().message).toBe('Your role at the desk does not allow this.');
    },
  );
});

test('an officer approves up to the limit, a lead above it', async () => {
  const [officer, lead, customer] = [
    await withRole('officer', 50_000),
    await withRole('lead'),
    await context.customer(),
  ];
  const { id } = await sentClaim(context, customer);
  const approve = (as: Customer, amountCents: number) =>
    decideAs(context, as, id, { action: 'approve', version: 1, amountCents });
  const refused = await approve(officer, 50_001);
  expect([refused.statusCode, refused.json().message]).toEqual([
    403,
    'This is more than you may approve. A lead has to approve it.',
  ]);
  expect((await approve(lead, 50_001)).statusCode).toBe(200);
  const another = await sentClaim(context, customer);
  const upToIt = { action: 'approve', version: 1, amountCents: 50_000 };
  expect((await decideAs(context, officer, another.id, upToIt)).statusCode).toBe(200);
  const me = (await context.get('/admin/me', officer)).json();
  expect([me.role, me.limitCents]).toEqual(['officer', 50_000]);
});

test('a viewer sees a claim without actions', async () => {
  const [viewer, officer, customer] = [await withRole('viewer'), await withRole('officer'), await context.customer()];
  const { id } = await sentClaim(context, customer);
  const actionsFor = async (as: Customer) => (await context.get(`/admin/claims/${id}`, as)).json().actions;
  expect(await actionsFor(viewer)).toEqual([]);
  expect(await actionsFor(officer)).toContain('approve');
});

const listFor = async (as: Customer): Promise<AdministratorLine[]> =>
  (await context.get('/admin/administrators', as)).json().administrators;

test('an administrator without a role, as of an earlier release, may do everything', async () => {
  const admin = await withRole(null);
  expect((await listFor(admin)).find(({ id }) => id === admin.id)).toMatchObject({
    role: 'administrator',
    limitCents: null,
    hasSecondFactor: false,
    email: admin.email,
  });
});

test('the list says who has a second factor, and when somebody was last seen', async () => {
  const [admin, other] = [await context.customerWithOldToken('admin'), await context.customerWithOldToken('admin')];
  const of = async ({ id }: Customer) => (await listFor(admin)).find((one) => one.id === id);
  expect(await of(other)).toMatchObject({ hasSecondFactor: false, lastSeenAt: null });
  expect((await context.post('/admin/login', { email: other.email, password })).statusCode).toBe(200);
  await context.db.insert(secondFactors).values({ userId: other.id, secret: 'encrypted' });
  const found = await of(other);
  expect(found?.hasSecondFactor).toBe(true);
  expect(Date.now() - Date.parse(found?.lastSeenAt ?? '')).toBeLessThan(60_000);
  expect(await of(admin)).toMatchObject({ hasSecondFactor: false, lastSeenAt: null });
});

test('a changed role holds at once, and only officers keep a limit', async () => {
  const [admin, other] = [await withRole('administrator'), await withRole('administrator')];
  const change = (body: object) => context.put(`/admin/administrators/${other.id}`, body, admin);
  const roleOf = async () => (await listFor(admin)).find(({ id }) => id === other.id);
  await change({ role: 'officer', limitCents: 100_000 });
  expect(await roleOf()).toMatchObject({ role: 'officer', limitCents: 100_000 });
  expect((await context.get('/admin/administrators', other)).statusCode).toBe(403);
  await change({ role: 'lead', limitCents: 100_000 });
  expect(await roleOf()).toMatchObject({ role: 'lead', limitCents: null });
  expect((await change({ role: 'everything' })).statusCode).toBe(422);
});

test('sessions of another are ended, and another is removed, but nobody does it to oneself', async () => {
  const [admin, other] = [await withRole('administrator'), await withRole('lead')];
  const path = `/admin/administrators/${other.id}`;
  const isAlive = async () => (await context.get('/admin/me', other)).statusCode === 200;
  expect((await context.post(`${path}/end-sessions`, undefined, admin)).statusCode).toBe(200);
  expect(await isAlive()).toBe(false);
  const own = `/api/admin/administrators/${admin.id}`;
  expect((await context.ask({ method: 'DELETE', url: own, as: admin })).statusCode).toBe(409);
  expect((await context.put(own.slice(4), { role: 'viewer' }, admin)).statusCode).toBe(409);
  const remove = () => context.ask({ method: 'DELETE', url: `/api${path}`, as: admin });
  expect((await remove()).json().administrators.map(({ id }: AdministratorLine) => id)).not.toContain(other.id);
  expect((await remove()).statusCode).toBe(404);
  // A customer is not an administrator.
  const customer = await context.customer();
  const customersPath = `/api/admin/administrators/${customer.id}`;
  expect((await context.ask({ method: 'DELETE', url: customersPath, as: admin })).statusCode).toBe(404);
  expect((await context.get('/profile', customer)).statusCode).toBe(200);
});

test('the command line gives roles too', async () => {
  const email = `clerk-${newId()}@tenawas.example`;
  const command = { email, passwordHash: 'none' };
  const officer = { role: 'officer', limitCents: 50_000 } as const;
  expect(await administer(context.db, { ...command, action: 'create', role: officer })).toBe(
    `${email} is now an officer up to $500 and can log in at /admin.`,
  );
  expect(await administer(context.db, { ...command, action: 'list' })).toContain(
    `${email}  an officer up to $500  since `,
  );
  const lead = { role: 'lead', limitCents: null } as const;
  expect(await administer(context.db, { ...command, action: 'role', role: lead })).toBe(`${email} is now a lead.`);
  const nobody = { ...command, email: 'nobody@tenawas.example', action: 'role', role: lead } as const;
  await expect(administer(context.db, nobody)).rejects.toThrow('is not an administrator');
});
