import { describe, expect, test } from 'vitest';
import { administer } from '../../server/admins/administer.ts';
import type { AdministratorLine } from '../../src/contract/admin/administrators.ts';
import { decideAs, sentClaim } from './support/admin.ts';
import { type Customer, openTestServer } from './support/open.ts';

const context = openTestServer({ twoApprovalsAboveCents: 100_000 });

/** The customer is the administrator `own`, or of the same family. */
async function ownClaim() {
  const [own, other, chief, customer] = [
    await context.customer('admin'),
    await context.customer('admin'),
    await context.customer('admin'),
    await context.customer(),
  ];
  const { id } = await sentClaim(context, customer);
  const linked = await setAccounts(chief, own, [customer.email]);
  expect(linked.statusCode).toBe(200);
  return { own, other, chief, customer, id };
}

const setAccounts = (by: Customer, of: Customer, emails: string[]) =>
  context.put(`/admin/administrators/${of.id}/own-accounts`, { emails }, by);
const assign = (as: Customer, id: string, to: 'me' | null) => context.put(`/admin/claims/${id}/assignment`, { to }, as);
const sentence = 'Nobody decides about their own or their family’s claim.';

/** Each with what has to be done before by somebody else. */
const decisions = {
  review: [],
  approve: [],
  'approve, as the first of two': [],
  'approve, as the second of two': [{ action: 'approve', amountCents: 200_000, version: 1 }],
  decline: [],
  ask: [],
  pay: [{ action: 'approve', amountCents: 5_000, version: 1 }],
  undo: [{ action: 'review', version: 1 }],
} as const;
const bodies: Record<keyof typeof decisions, object> = {
  review: { action: 'review', version: 1 },
  approve: { action: 'approve', amountCents: 5_000, version: 1 },
  'approve, as the first of two': { action: 'approve', amountCents: 200_000, version: 1 },
  'approve, as the second of two': { action: 'approve', amountCents: 200_000, version: 1 },
  decline: { action: 'decline', code: 'not-covered', version: 1 },
  ask: { action: 'ask', text: 'When was it?', version: 1 },
  pay: { action: 'pay', day: '2026-01-02', version: 2 },
  undo: { action: 'undo', version: 2 },
};

describe('nobody decides about their own or their family’s claim', () => {
  test.each(Object.keys(decisions) as (keyof typeof decisions)[])('%s', async (name) => {
    const { own, other, id } = await ownClaim();
    for (const before of decisions[name]) expect((await decideAs(context, other, id, before)).statusCode).toBe(200);
    const pageBefore = (await context.get(`/admin/claims/${id}`, other)).json();
    const refused = await decideAs(context, own, id, bodies[name]);
    expect([refused.statusCode, refused.json().message]).toEqual([403, sentence]);
    expect((await context.get(`/admin/claims/${id}`, other)).json()).toMatchObject({
      version: pageBefore.version,
      firstApproval: pageBefore.firstApproval,
    });
    // Somebody else may; who undoes does not matter.
    const another = await context.customer('admin');
    expect((await decideAs(context, another, id, bodies[name])).statusCode).toBe(200);
  });

  test('they are not assigned it, and see why there is nothing to press', async () => {
    const { own, other, id } = await ownClaim();
    const refused = await assign(own, id, 'me');
    expect([refused.statusCode, refused.json().message]).toEqual([403, sentence]);
    expect((await assign(other, id, 'me')).statusCode).toBe(200);
    expect((await assign(own, id, null)).statusCode).toBe(403);
    const pageFor = async (as: Customer) => (await context.get(`/admin/claims/${id}`, as)).json();
    expect(await pageFor(own)).toMatchObject({ isOfOwnFamily: true, actions: [], assignedTo: { id: other.id } });
    expect(await pageFor(other)).toMatchObject({ isOfOwnFamily: false });
    expect((await pageFor(other)).actions).toContain('approve');
  });

  test('what they held before the account was known is given back, and their first approval does not count', async () => {
    const [own, chief, customer] = [
      await context.customer('admin'),
      await context.customer('admin'),
      await context.customer(),
    ];
    const { id } = await sentClaim(context, customer);
    await assign(own, id, 'me');
    const first = await decideAs(context, own, id, bodies['approve, as the first of two']);
    expect(first.json().firstApproval).not.toBeNull();
    await setAccounts(chief, own, [customer.email]);
    expect((await context.get(`/admin/claims/${id}`, chief)).json().firstApproval).toBeNull();
    expect((await assign(own, id, null)).json().assignedTo).toBeNull();
  });
});

describe('whose claims an administrator may not decide', () => {
  const accountsOf = async (by: Customer, { id }: Customer): Promise<string[]> =>
    (await context.get('/admin/administrators', by))
      .json()
      .administrators.find((one: AdministratorLine) => one.id === id)
      .ownAccounts.map(({ email }: { email: string }) => email);

  test('is listed, replaced as a whole, and emptied', async () => {
    const { own, chief, customer, id } = await ownClaim();
    const relative = await context.customer('premium');
    await setAccounts(chief, own, [customer.email.toUpperCase(), relative.email]);
    expect((await accountsOf(chief, own)).sort()).toEqual([customer.email, relative.email].sort());
    await setAccounts(chief, own, [relative.email]);
    expect((await decideAs(context, own, id, bodies.review)).statusCode).toBe(200);
    await setAccounts(chief, own, []);
    expect(await accountsOf(chief, own)).toEqual([]);
  });

  test('are customers, and set by somebody else', async () => {
    const { own, other, chief, customer } = await ownClaim();
    for (const email of ['nobody@mail.example', other.email]) {
      const refused = await setAccounts(chief, own, [email]);
      expect([refused.statusCode, refused.json().errors.emails.code]).toEqual([422, 'no-customer']);
    }
    expect(await accountsOf(chief, own)).toEqual([customer.email]);
    expect((await setAccounts(own, own, [])).statusCode).toBe(409);
    expect((await setAccounts(chief, customer, [])).statusCode).toBe(404);
  });

  test('can be set on the command line, where one’s own are set too', async () => {
    const [own, customer] = [await context.customer('admin'), await context.customer()];
    const command = { action: 'accounts', email: own.email, passwordHash: '' } as const;
    await administer(context.db, { ...command, accounts: [customer.email] });
    expect(await accountsOf(own, own)).toEqual([customer.email]);
    const list = { ...command, action: 'list' } as const;
    expect(await administer(context.db, list)).toContain(`not claims of ${customer.email}`);
    await expect(administer(context.db, { ...command, accounts: ['x@mail.example'] })).rejects.toThrow(
      'not a customer',
    );
    await expect(administer(context.db, { ...command, email: customer.email })).rejects.toThrow('not an administrator');
    await administer(context.db, command);
    expect(await accountsOf(own, own)).toEqual([]);
  });
});
