import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { createPasswords } from '../../server/accounts/passwords.ts';
import { claims } from '../../server/db/schema/claims.ts';
import { fillWithDemo } from '../../server/demo/fill.ts';
import { claimStatuses } from '../../src/contract/claim-transitions.ts';
import { bookRows } from '../soak/support/books.ts';
import { openTestServer } from './support/open.ts';
import { testConfig } from './support/test-config.ts';

const context = openTestServer();
let people: Awaited<ReturnType<typeof fillWithDemo>>;
beforeAll(async () => {
  people = await fillWithDemo(context.db, createPasswords(testConfig.argon2, 1), 'injera and shiro');
});

const logIn = async (door: string, email = '') => {
  const answer = (await context.post(door, { email, password: 'injera and shiro' })).json();
  return { id: '', email, token: answer.token ?? answer.Token };
};

test('the demo has forty customers and three hundred claims of all statuses over a year', async () => {
  const admin = await logIn('/admin/login', people.admin.email);
  const overview = (await context.get('/admin/overview', admin)).json();
  for (const status of claimStatuses) expect([status, overview.states[status] > 0]).toEqual([status, true]);
  expect(await context.db.$count(claims)).toBe(300);
  const { customers, next } = (await context.get('/admin/customers', admin)).json();
  expect([customers.length, next]).toEqual([40, null]);
  expect(overview.decided.medianHours).toBeGreaterThan(0);
  expect(
    overview.open.subscriptions * overview.open.upgrades * overview.open.requests * overview.open.callBacks,
  ).toBeGreaterThan(0);
  const again = (await context.get('/admin/claims?state=another-look', admin)).json().claims;
  expect(again).toHaveLength(3);
  const [span] = await context.db
    .select({
      days: sql<number>`extract(day from max(received_at) - min(received_at))::int`,
      future: sql<number>`count(*) filter (where changed_at > now())::int`,
      apart: sql<number>`count(*) filter (where status <> (select to_status from claim_events e
      where e.claim_id = claims.id and e.position = claims.version))::int`,
    })
    .from(claims);
  expect(span?.days).toBeGreaterThan(330);
  expect([span?.future, span?.apart]).toEqual([0, 0]);
});

test('the customers whose log-ins are printed have data', async () => {
  const premium = await logIn('/premium-login', people.premium?.email);
  const regular = await logIn('/login', people.regular?.email);
  for (const [path, customer] of [
    ['/premium-profile', premium],
    ['/profile', regular],
  ] as const) {
    const profile = (await context.get(path, customer)).json();
    expect(profile.claims.length).toBeGreaterThan(2);
    expect(profile.services.length).toBeGreaterThan(0);
    const relations = profile.family.map(({ relation }: { relation: string }) => relation);
    expect(relations.sort()).toEqual(['child', 'child', 'parent', 'spouse']);
    expect(profile.claims.some(({ person }: { person: object | null }) => person)).toBe(true);
    expect((await context.get('/notices', customer)).json().notices.length).toBeGreaterThan(0);
  }
});

test('the demo has payments with receipts without gaps, a closing of today, and books that are right', async () => {
  const admin = await logIn('/admin/login', people.admin.email);
  const { lines } = (await context.get('/admin/payments/closing', admin)).json();
  expect(lines.length).toBeGreaterThan(0);
  expect((await context.get('/admin/payments', admin)).json().payments.length).toBeGreaterThan(10);
  const regular = await logIn('/login', people.regular?.email);
  const { subscriptions } = (await context.get('/profile', regular)).json();
  expect(subscriptions.filter((one: { instalments: object | null }) => one.instalments)).toMatchObject([
    { instalments: { paid: 1, next: { number: 2 } } },
  ]);
  expect((await context.get('/payments', regular)).json().payments.length).toBeGreaterThan(0);
  expect((await bookRows('demo', context.database)).filter(({ passed }) => !passed)).toEqual([]);
});
