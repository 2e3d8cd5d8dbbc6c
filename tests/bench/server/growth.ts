import { sql } from 'drizzle-orm';
import { createPasswords } from '../../../server/accounts/passwords.ts';
import type { Database, Db } from '../../../server/db/database.ts';
import { givenNames } from '../../../server/demo/words.ts';
import type { Part } from '../part.ts';
import { fixed, table } from '../table.ts';
import { measurePostgres } from './engines.ts';
import { customerCount, customerPhone, fillClaims, fillCustomers } from './growth-fill.ts';
import { createUser, startTestServer } from './test-server.ts';
import { measure } from './timing.ts';

const sizes = [1_000, 100_000, 1_000_000];
const times = 200;
const officers = 20;
/** A quarter of the memory of a small server, as PostgreSQL's documentation advises; its default, 128 MB, is for the smallest. */
const sharedBuffers = '1GB';
const password = 'a zebra under the acacia';
/** A check of the password takes as long at any size, and would hide what grows. */
const argon2 = { memoryCost: 1024, timeCost: 1, parallelism: 1 };

export const growth: Part = {
  title: 'Growth',
  explanation: `The same requests, one after another, ${times} of each, on PostgreSQL with \`shared_buffers\` of ${sharedBuffers} and ${sizes.map((size) => size.toLocaleString('en')).join(', ')} claims of ${customerCount.toLocaleString('en')} customers, received
evenly over five years; medians in milliseconds. The customer who asks has 20 claims in each, and in the two larger sizes a page of the
queue is full, whatever its filter. [What still grows](running-many.md#growth).`,
  async measure() {
    const results = await measurePostgres((_, database) => measureSizes(database), [`shared_buffers=${sharedBuffers}`]);
    const all = [...results].map(([what, medians]) => ({ what, medians, ratio: lastToBefore(medians) }));
    return {
      text: table(
        ['', ...sizes.map((size) => size.toLocaleString('en')), 'last / before'],
        all.map(({ what, medians, ratio }) => [what, ...medians.map(fixed), fixed(ratio)]),
      ),
      budgetValues: all.map(({ what, ratio }) => ({
        line: 'a million claims / a hundred thousand',
        at: what,
        value: ratio,
      })),
    };
  },
};

const lastToBefore = ([, before = Number.NaN, last = Number.NaN]: number[]) => last / before;

async function measureSizes(database: Database): Promise<Map<string, number[]>> {
  const passwordHash = await createPasswords(argon2, 1).hash(password);
  const customer = await createUser(database, 'customer', passwordHash);
  const administrators = await Promise.all(Array.from({ length: officers }, () => createUser(database, 'admin')));
  const [officer] = administrators;
  await fillCustomers(database, customer.id);
  const results = new Map<string, number[]>();
  for (const size of sizes) {
    await fillClaims(
      database,
      size,
      customer.id,
      administrators.map(({ id }) => id),
    );
    const { ask, close } = await startTestServer(database, 1, { argon2 });
    const take = async (what: string, work: (n: number) => Promise<unknown>) => {
      results.set(what, [...(results.get(what) ?? []), (await measure(times, 1, work)).median]);
    };
    const [own = ''] = await claimIds(database.db, sql`user_id = ${customer.id}`);
    const asCustomer = { 'a profile': '/profile', 'a customer’s claims': '/claims', 'one claim': `/claims/${own}` };
    for (const [what, path] of Object.entries(asCustomer))
      await take(what, () => ask('GET', path, 200, undefined, customer.token));
    await take('own data', () => ask('POST', '/own-data', 200, { currentPassword: password }, customer.token));
    for (const [what, path] of Object.entries(await deskRequests(database.db, customer.email)))
      await take(what, (n) => ask('GET', `/admin${path(n)}`, 200, undefined, officer?.token));
    await close();
  }
  return results;
}

const claimIds = async (db: Db, where = sql`true`, offset = 0) =>
  (
    (await db.execute(
      sql`select id from claims where ${where} order by queue_rank, received_at, id offset ${offset}::int limit 1`,
    )) as unknown as { rows: { id: string }[] }
  ).rows.map(({ id }) => id);

const dayBefore = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

async function deskRequests(db: Db, email: string): Promise<Record<string, (n: number) => string>> {
  const [deep] = await claimIds(db, sql`status = 'paid'`, 500);
  const [one] = await claimIds(db, sql`status = 'paid'`);
  const queue = (query: string) => () => `/claims?${query}`;
  return {
    'queue: to decide': queue(''),
    'queue: undecided': queue('state=undecided'),
    'queue: another look': queue('state=another-look'),
    'queue: submitted': queue('state=submitted'),
    'queue: in review': queue('state=in-review'),
    'queue: more information': queue('state=more-information'),
    'queue: approved': queue('state=approved'),
    'queue: declined': queue('state=declined'),
    'queue: paid': queue('state=paid'),
    'queue: all': queue('state=all'),
    'queue: paid, 500 further down': queue(`state=paid&after=${deep}`),
    'queue: to decide, premium': queue('kind=premium-claim'),
    'queue: to decide, regular': queue('kind=claim'),
    'queue: to decide, mine': queue('assigned=mine'),
    'queue: all, mine': queue('state=all&assigned=mine'),
    'queue: to decide, nobody’s': queue('assigned=nobody'),
    'queue: all, nobody’s': queue('state=all&assigned=nobody'),
    'queue: to decide, of a hospital': queue('hospital=City+Hospital'),
    'queue: approved, of a hospital': queue('state=approved&hospital=City+Hospital'),
    'queue: all, of a hospital': queue('state=all&hospital=City+Hospital'),
    'queue: to decide, of a service': queue('service=Routine+Checkups'),
    'queue: declined, of a service': queue('state=declined&service=Routine+Checkups'),
    'queue: all, of a service': queue('state=all&service=Routine+Checkups'),
    'queue: paid, of a hospital and a service': queue('state=paid&hospital=City+Hospital&service=Routine+Checkups'),
    'queue: to decide, 2 days old': queue('days=2'),
    'queue: approved, 30 days old': queue('state=approved&days=30'),
    'queue: all, received in a week': queue(`state=all&from=${dayBefore(60)}&until=${dayBefore(53)}`),
    'queue: paid, received since a month': queue(`state=paid&from=${dayBefore(30)}`),
    'queue: declined, premium, received in a year': queue(
      `state=declined&kind=premium-claim&from=${dayBefore(500)}&until=${dayBefore(135)}`,
    ),
    'search by number': (n) => `/claims?search=R-G${1 + n}`,
    'search by phone': queue(`search=${encodeURIComponent(customerPhone)}`),
    'search by e-mail': queue(`search=${email}`),
    'search by a common first name': (n) => `/claims?search=${givenNames[n % givenNames.length]}`,
    'search by a rare name': (n) => `/claims?search=Grand${100 + (n % 400)}`,
    'search by first and father’s name': () => '/claims?search=Abebe+Desta',
    'search by one letter': () => '/claims?search=a',
    'search by a common first name, to decide': () => '/claims?search=Abebe&state=to-decide',
    'search by a common first name, paid, of a hospital': () =>
      '/claims?search=Abebe&state=paid&hospital=City+Hospital',
    'search by what nobody is called': () => '/claims?search=Nobody',
    overview: () => '/overview',
    'a claim at the desk': () => `/claims/${one}`,
    'customers: search by phone': () => `/customers?search=${encodeURIComponent(customerPhone)}`,
    'customers: search by a common first name': () => '/customers?search=Abebe',
    'customers: search by one letter': () => '/customers?search=a',
    'what is to be paid': () => '/payouts',
  };
}
