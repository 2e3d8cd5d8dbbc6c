import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { decide } from '../../server/claims/decide.ts';
import { ethiopianYearOf, firstDayOfEthiopianYear } from '../../server/db/calendar.ts';
import { birrRates, services } from '../../server/db/schema/offers.ts';
import type { Decision } from '../../src/contract/admin/decision.ts';
import { todayInEthiopia } from '../../src/contract/day.ts';
import type { Benefits } from '../../src/contract/responses/benefits.ts';
import { ethiopianOf, gregorianOf, julianDayOf, julianDayOfEthiopian } from '../../src/i18n/ethiopian-calendar.ts';
import { sentClaim } from './support/admin.ts';
import { aClaim, aPremiumClaim, type Customer, openTestServer } from './support/open.ts';

const context = openTestServer();
const today = todayInEthiopia();
const ethiopianYear = (day: string) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return ethiopianOf(julianDayOf({ year, month, date })).year;
};
const firstDayOf = (year: number) => {
  const { year: gregorian, month, date } = gregorianOf(julianDayOfEthiopian({ year, month: 1, date: 1 }));
  return [gregorian, String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-');
};
const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
const thisYear = ethiopianYear(today);

const benefitsOf = async (customer: Customer) => {
  const response = await context.get('/benefits', customer);
  expect(response.statusCode).toBe(200);
  return response.json() as Benefits;
};

let admin: Customer | undefined;
const byAdmin = async () => {
  admin ??= await context.customer('admin');
  return { userId: admin.id, role: 'admin' as const };
};

type Body = Partial<typeof aClaim> & { amountPaid?: string; treatedOn?: string; corrects?: string };
type Step = Decision extends infer D ? (D extends Decision ? Omit<D, 'version'> : never) : never;
const approve = (amountCents: number): Step => ({ action: 'approve', amountCents, text: null });
const decline = { action: 'decline', code: 'not-covered', text: null } as const;
const pay = { action: 'pay', day: today, reference: null } as const;
const undo = { action: 'undo' } as const;

/** Sends a claim and takes these steps with it, as long ago as `at` says. */
async function claimed(customer: Customer, body: Body, steps: Step[] = [], at = new Date()) {
  const { id } = await sentClaim(context, customer, { ...aClaim, ...body });
  for (const [index, step] of steps.entries()) {
    const decision = { ...step, version: index + 1 } as Decision;
    expect(await decide(context.db, id, decision, await byAdmin(), { now: at })).toBe('done');
  }
  return id;
}

const totals = (benefits: Benefits) => benefits.years.map(({ year, total }) => ({ year, ...total }));
const nothing = {
  approved: 0,
  declined: 0,
  undecided: 0,
  billedBirrCents: 0,
  approvedCents: 0,
  approvedBirrCents: 0,
  ownBirrCents: 0,
  withoutOwn: 0,
};

test('a year of the database is one of the Ethiopian calendar, also around leap years', async () => {
  const days = Array.from({ length: 60 }, (_, index) => firstDayOf(1990 + index)).flatMap((day) => [
    dayBefore(day),
    day,
  ]);
  const { rows } = (await context.db.execute(
    sql`select ${ethiopianYearOf(sql`day::date`)}::int as year,
        ${firstDayOfEthiopianYear(ethiopianYearOf(sql`day::date`))}::text as first
      from unnest(${sql.param(days)}::text[]) with ordinality as given (day, n) order by n`,
  )) as unknown as { rows: { year: number; first: string }[] };
  expect(rows).toEqual(days.map(ethiopianYear).map((year) => ({ year, first: firstDayOf(year) })));
});

test('an account without claims has no years', async () => {
  const { years, limits } = await benefitsOf(await context.customer());
  expect(years).toEqual([]);
  const until = dayBefore(firstDayOf(thisYear + 1));
  expect(limits).toEqual({ year: thisYear, from: firstDayOf(thisYear), until, services: [], people: [] });
});

test('claims count in the Ethiopian year of their treatment, or else of their arrival', async () => {
  const customer = await context.customer();
  await claimed(customer, { treatedOn: dayBefore(firstDayOf(thisYear)) });
  await claimed(customer, { treatedOn: firstDayOf(thisYear) });
  await claimed(customer, {});
  const { years } = await benefitsOf(customer);
  expect(years.map(({ year, from, until, total }) => ({ year, from, until, undecided: total.undecided }))).toEqual([
    { year: thisYear, from: firstDayOf(thisYear), until: dayBefore(firstDayOf(thisYear + 1)), undecided: 2 },
    { year: thisYear - 1, from: firstDayOf(thisYear - 1), until: dayBefore(firstDayOf(thisYear)), undecided: 1 },
  ]);
});

test('sums are by service and reason, in birr at the rate of each approval, and of one’s own claims only', async () => {
  await context.db.insert(birrRates).values([
    { since: '2020-01-01', rate: 100 },
    { since: today, rate: 150 },
  ]);
  const [customer, other] = [await context.customer(), await context.customer()];
  await claimed(other, { amountPaid: '77' }, [approve(1)]);
  const before = new Date('2025-11-20T08:00:00Z');
  // 100.00 dollars of 12,000 birr at 100, and 10.01 dollars of 1,000 birr at 150, which is more than was paid.
  await claimed(customer, { amountPaid: '12,000' }, [approve(10_000)], before);
  await claimed(customer, { amountPaid: '1,000' }, [approve(1001), pay]);
  await claimed(customer, { service: 'Maternity Care', amountPaid: '500' }, [decline]);
  await claimed(customer, { service: 'Maternity Care', amountPaid: '9,999' });
  const { years, birr } = await benefitsOf(customer);
  expect(birr).toEqual({ rate: 150, since: today });
  const checkups = {
    ...nothing,
    approved: 2,
    billedBirrCents: 1_300_000,
    approvedCents: 11_001,
    approvedBirrCents: 1_000_000 + 150_150,
    ownBirrCents: 200_000,
  };
  const maternity = { ...nothing, declined: 1, undecided: 1, billedBirrCents: 50_000, ownBirrCents: 50_000 };
  expect(years).toEqual([
    {
      year: thisYear,
      from: firstDayOf(thisYear),
      until: dayBefore(firstDayOf(thisYear + 1)),
      services: [
        { kind: 'claim', service: 'Maternity Care', ...maternity },
        { kind: 'claim', service: 'Routine Checkups', ...checkups },
      ],
      total: {
        ...checkups,
        declined: 1,
        undecided: 1,
        billedBirrCents: 1_350_000,
        ownBirrCents: 250_000,
      },
      reasons: [
        { code: 'in-part', claims: 1, ownBirrCents: 200_000 },
        { code: 'not-covered', claims: 1, ownBirrCents: 50_000 },
      ],
    },
  ]);
  expect(totals(await benefitsOf(other))).toMatchObject([{ approved: 1, billedBirrCents: 7_700 }]);
});

test('an approval that is undone counts no more, and a payment that is undone is still an approval', async () => {
  const customer = await context.customer();
  await claimed(customer, { amountPaid: '300' }, [approve(100), undo]);
  expect(totals(await benefitsOf(customer))).toEqual([{ ...nothing, year: thisYear, undecided: 1 }]);
  await claimed(customer, { amountPaid: '300' }, [approve(100), pay, undo]);
  const once = { approved: 1, approvedCents: 100, approvedBirrCents: 15_000, ownBirrCents: 15_000 };
  expect(totals(await benefitsOf(customer))).toEqual([
    { ...nothing, year: thisYear, undecided: 1, billedBirrCents: 30_000, ...once },
  ]);
});

test('a declined claim that was corrected gives way to its correction, unless it is approved after all', async () => {
  const customer = await context.customer();
  const declined = await claimed(customer, { amountPaid: '400' }, [decline]);
  await claimed(customer, { amountPaid: '400', corrects: declined }, [approve(200)]);
  const asked = await claimed(customer, { amountPaid: '700' }, [{ action: 'ask', text: 'Which day?' }]);
  await claimed(customer, { amountPaid: '700', corrects: asked });
  const sums = { approved: 1, undecided: 1, billedBirrCents: 40_000, approvedCents: 200, approvedBirrCents: 30_000 };
  const [year] = (await benefitsOf(customer)).years;
  expect(year?.total).toEqual({ ...nothing, ...sums, ownBirrCents: 10_000 });
  expect(year?.reasons).toEqual([{ code: 'in-part', claims: 1, ownBirrCents: 10_000 }]);

  const again = { version: 2, ...undo } as Decision;
  await decide(context.db, declined, again, await byAdmin());
  await decide(context.db, declined, { version: 3, ...approve(100) } as Decision, await byAdmin());
  expect(totals(await benefitsOf(customer))).toMatchObject([{ approved: 2, approvedCents: 300 }]);
});

test('without an amount billed nothing is said of the customer’s own part', async () => {
  const customer = await context.customer();
  await claimed(customer, {}, [approve(1000)]);
  await claimed(customer, {}, [decline]);
  expect(totals(await benefitsOf(customer))).toEqual([
    {
      ...nothing,
      year: thisYear,
      approved: 1,
      declined: 1,
      approvedCents: 1000,
      approvedBirrCents: 150_000,
      withoutOwn: 2,
    },
  ]);
});

test('before the first rate there is no amount in birr', async () => {
  const customer = await context.customer();
  await claimed(customer, { amountPaid: '100' }, [approve(1000)], new Date('2019-12-31T20:59:00Z'));
  expect(totals(await benefitsOf(customer))).toMatchObject([
    { approvedCents: 1000, approvedBirrCents: null, ownBirrCents: 0, withoutOwn: 1 },
  ]);
});

test('policies are apart from services, and a renamed or withdrawn service keeps its claims', async () => {
  const customer = await context.customer('premium');
  await sentClaim(context, customer, { ...aPremiumClaim, policy: 'Emergency Care' }, '/premiumclaims');
  await claimed(customer, { service: 'Private Rooms', amountPaid: '10' }, [decline]);
  const rename = (title: string, active = true) =>
    context.db.update(services).set({ title, active }).where(sql`slug = 'private-rooms'`);
  const longest = `Emergency Care ${'and rooms of one’s own '.repeat(4)}`.slice(0, 120).trim();
  await rename(longest);
  await claimed(customer, { service: longest, amountPaid: '20' }, [decline]);
  await rename('Emergency Care', false);
  const [year] = (await benefitsOf(customer)).years;
  expect(year?.services).toMatchObject([
    { kind: 'claim', service: 'Emergency Care', declined: 2, billedBirrCents: 3_000 },
    { kind: 'premium-claim', service: 'Emergency Care', undecided: 1 },
  ]);
  await rename('Private Rooms');
});

test('benefits are for customers', async () => {
  expect((await context.get('/benefits')).statusCode).toBe(401);
  expect((await context.get('/benefits', await context.customer('admin'))).statusCode).toBe(403);
});
