import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { decide } from '../../server/claims/decide.ts';
import { claims } from '../../server/db/schema/claims.ts';
import { newId } from '../../server/db/uuid.ts';
import { sumClaimCounts } from '../../server/overview/counts.ts';
import type { Decision } from '../../src/contract/admin/decision.ts';
import type { Overview } from '../../src/contract/admin/overview.ts';
import { type ClaimStatus, claimStatuses } from '../../src/contract/claim-transitions.ts';
import { sentClaim } from './support/admin.ts';
import { aClaim, aPremiumClaim, type Customer, openTestServer } from './support/open.ts';
import { addRecords } from './support/records.ts';

const server = openTestServer();

async function rowsOf<T>(query: ReturnType<typeof sql>): Promise<T[]> {
  return ((await server.db.execute(query)) as unknown as { rows: T[] }).rows;
}

type Counted = { name: string; status: ClaimStatus; count: number };
const zone = sql.raw(`'Africa/Addis_Ababa'`);
const firstDay = sql`((now() at time zone ${zone})::date - 89)`;

/** Reads all claims and events. */
async function countedInFull() {
  const count = (name: ReturnType<typeof sql>, where: ReturnType<typeof sql>) =>
    rowsOf<Counted>(
      sql`select ${name} as name, status, count(*)::int as count from claims where ${where} group by 1, 2`,
    );
  const day = sql`(received_at at time zone ${zone})::date`;
  const isRecent = sql`${day} >= ${firstDay}`;
  const begun = sql`case when claims.disagreed_with is null then claims.received_at
    else (select at from claim_events where claim_id = claims.id and action = 'disagree') end`;
  const hours = sql`extract(epoch from decision.at - ${begun}) / 3600.0`;
  const [decided] = await rowsOf<Overview['decided']>(sql`
    select count(*)::int as count,
      (percentile_cont(0.5) within group (order by ${hours}))::float8 as "medianHours",
      (percentile_cont(0.9) within group (order by ${hours}))::float8 as "ninetiethHours"
    from claims join lateral (
      select at, action from claim_events
      where claim_id = claims.id and to_status in ('approved', 'declined') and action <> 'undo'
      order by position desc limit 1) as decision on true
    where claims.status in ('approved', 'declined', 'paid')
      and (decision.at at time zone ${zone})::date >= ${firstDay} and decision.action <> 'replaced'`);
  return {
    days: sums(await count(sql`${day}::text`, isRecent)),
    hospitals: sums(await count(sql`hospital`, isRecent)),
    services: sums(await count(sql`service`, isRecent)),
    states: sums(await count(sql`'all'`, sql`true`)).all,
    decided,
  };
}

const none = Object.fromEntries(claimStatuses.map((status) => [status, 0]));

function sums(rows: Counted[]): Record<string, Record<string, number>> {
  const all: Record<string, Record<string, number>> = {};
  for (const { name, status, count } of rows) all[name] = { ...(all[name] ?? none), [status]: count };
  return all;
}

async function shown(admin: Customer) {
  const { days, hospitals, services, states, decided }: Overview = (await server.get('/admin/overview', admin)).json();
  const byName = (all: Overview['hospitals']) => Object.fromEntries(all.map(({ name, counts }) => [name, counts]));
  const isAny = ({ counts }: { counts: Record<string, number> }) => Object.values(counts).some((count) => count > 0);
  return {
    days: byName(days.filter(isAny).map(({ day, counts }) => ({ name: day, counts }))),
    hospitals: byName(hospitals),
    services: byName(services),
    states,
    decided,
  };
}

/** The same at each run. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
const random = randomOf(20_261_128);
const oneOf = <T>(all: readonly T[]): T => all[random(all.length)] as T;

function anyDecision(version: number): Decision {
  return oneOf<Decision>([
    { action: 'review', version },
    { action: 'approve', version, amountCents: 100, text: null },
    { action: 'approve', version, amountCents: 100, text: null },
    { action: 'decline', version, code: 'not-covered', text: null },
    { action: 'ask', version, text: 'Which hospital?' },
    { action: 'pay', version, day: '2026-01-01', reference: null },
    { action: 'undo', version },
  ]);
}

/** Decisions, some of them upon the same claim at once, answers, corrections and disagreements. */
async function happen(customer: Customer, admins: Customer[], steps: number, { isSummed = true } = {}) {
  const letter = (path: string, body: object) => server.post(path, body, customer, { 'idempotency-key': newId() });
  for (let step = 0; step < steps; step++) {
    const all = await server.db.select().from(claims).where(eq(claims.userId, customer.id)).orderBy(claims.id);
    const [one, other] = [oneOf(all), oneOf(all)];
    const decisions = [one, one, other].map(({ id, version }) =>
      decide(server.db, id, anyDecision(version), { userId: oneOf(admins).id, role: 'admin' }),
    );
    const inState = (status: ClaimStatus) => oneOf([...all.filter((claim) => claim.status === status), one]).id;
    await Promise.all([
      ...decisions,
      letter('/claim-answers', { claim: inState('more-information'), text: 'City Hospital.' }),
      letter('/claim-reviews', { claim: inState('declined'), text: 'It was an accident.' }),
      letter('/claims', { ...aClaim, corrects: inState('more-information') }),
      isSummed && step % 5 === 0 ? sumClaimCounts(server.db) : undefined,
    ]);
  }
}

/** 30 claims, received on different days, also on the first that is shown and the one before. */
async function customerWithClaims(): Promise<Customer> {
  const customer = await server.customer();
  await addRecords(server.db, customer.id, 24);
  for (let n = 0; n < 6; n++) await sentClaim(server, customer);
  await server.db.execute(sql`
    update claims set received_at = case when n < 3 then (${firstDay} - 1 + n)::timestamp at time zone ${zone} + interval '1 hour'
      else received_at - n * interval '71 hours' end, hospital = case when n % 4 = 0 then 'Blue Door' else hospital end
    from (select id, (row_number() over (order by number))::int - 1 as n from claims where user_id = ${customer.id}) as numbered
    where claims.id = numbered.id`);
  return customer;
}

test('the overview shows what a count of all claims and events does, whatever has happened to them', async () => {
  const admins = [await server.customer('admin'), await server.customer('admin')];
  const [admin] = admins as [Customer, Customer];
  const customer = await customerWithClaims();
  // Which of two decisions at once comes first differs from run to run, and with it what happens.
  for (let round = 0; round < 3 || !(await haveAllHappened()); round++) {
    await happen(customer, admins, 15);
    expect(await shown(admin)).toEqual(await countedInFull());
  }
  expect((await countedInFull()).decided?.count).toBeGreaterThan(3);
  await Promise.all([sumClaimCounts(server.db), sumClaimCounts(server.db)]);
  expect(await shown(admin)).toEqual(await countedInFull());
});

const actions = ['answer', 'approve', 'ask', 'decline', 'disagree', 'pay', 'received', 'replaced', 'review', 'undo'];

async function haveAllHappened(): Promise<boolean> {
  const happened = await rowsOf<{ action: string }>(sql`select distinct action from claim_events`);
  return actions.every((action) => happened.some((event) => event.action === action));
}

test('the claims of before the migration are counted once, while others are decided', async () => {
  const admins = [await server.customer('admin'), await server.customer('admin')];
  const customer = await customerWithClaims();
  await happen(customer, admins, 5);
  // What the version before has written.
  await server.db.execute(sql`delete from claim_counts`);
  await server.db.execute(sql`delete from claim_decisions`);
  await server.db.execute(sql`delete from decision_counts`);
  // What is counted since the triggers are there, and counted again.
  await happen(customer, admins, 3);
  const text = await readFile('server/db/migrations/0040-counted-and-found.steps.sql', 'utf8');
  const counting = text.split(/\n{2,}/).filter((step) => step.includes('DO $$'));
  expect(counting).toHaveLength(2);
  await Promise.all([
    // The hourly sum runs in servers that have started, which is after the migration.
    happen(customer, admins, 8, { isSummed: false }),
    server.database.statements(async (run) => {
      for (const step of counting) await run(step);
    }),
  ]);
  expect(await shown(admins[0] as Customer)).toEqual(await countedInFull());
});

test('what has waited longest is shown, whatever its priority', async () => {
  const [customer, premium] = [await server.customer(), await server.customer('premium')];
  const admin = await server.customer('admin');
  const numbers: string[] = [];
  for (let n = 0; n < 12; n++) {
    const { id, number } = await (n % 4 === 1
      ? sentClaim(server, premium, aPremiumClaim, '/premiumclaims')
      : sentClaim(server, customer));
    await server.db.execute(sql`update claims set received_at = ${`2020-01-${31 - n}T08:00Z`} where id = ${id}`);
    numbers.unshift(number);
  }
  const { waiting }: Overview = (await server.get('/admin/overview', admin)).json();
  expect(waiting.map(({ number }) => number)).toEqual(numbers.slice(0, 10));
});
