import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../server/db/schema/accounts.ts';
import { claims } from '../../server/db/schema/claims.ts';
import { newId } from '../../server/db/uuid.ts';
import type { QueueLine } from '../../src/contract/admin/claims.ts';
import { decideAs, sentClaim } from './support/admin.ts';
import { aPremiumClaim, type Customer, openTestServer } from './support/open.ts';

const context = openTestServer();

const queue = async (admin: Customer, query = ''): Promise<{ claims: QueueLine[]; next: string | null }> =>
  (await context.get(`/admin/claims${query}`, admin)).json();
const numbers = (page: { claims: QueueLine[] }) => page.claims.map(({ number }) => number);

test('the queue lists priority claims first, then the oldest, without duplicates between pages', async () => {
  const [customer, premium, admin] = [
    await context.customer(),
    await context.customer('premium'),
    await context.customer('admin'),
  ];
  const sent: { number: string; priority: boolean }[] = [];
  for (let n = 0; n < 60; n++) {
    const priority = n % 3 === 0;
    const { number } = priority
      ? await sentClaim(context, premium, aPremiumClaim, '/premiumclaims')
      : await sentClaim(context, customer);
    sent.push({ number, priority });
  }
  // The same time for all, so that they are ordered by id.
  await context.db.update(claims).set({ receivedAt: new Date('2026-11-01T08:00:00Z') });
  const seen: QueueLine[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page = await queue(admin, next && `?after=${next}`);
    expect(page.claims.length).toBeLessThanOrEqual(50);
    seen.push(...page.claims);
    next = page.next;
  }
  const wanted = [...sent.filter(({ priority }) => priority), ...sent.filter(({ priority }) => !priority)];
  expect(seen.map(({ number }) => number)).toEqual(wanted.map(({ number }) => number));
  expect(seen[0]).toMatchObject({ version: 1, customer: { id: premium.id, email: premium.email } });
});

test('decided claims leave the queue and are found by status', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const { id, number } = await sentClaim(context, customer);
  await context.db
    .update(claims)
    .set({ receivedAt: new Date('2020-01-01') })
    .where(sql`id = ${id}`);
  const first = async (state = '') => numbers(await queue(admin, `?days=2000${state}`));
  expect(await first()).toEqual([number]);
  await decideAs(context, admin, id, { action: 'review', version: 1 });
  expect([await first(), await first('&state=in-review'), await first('&state=submitted')]).toEqual([
    [number],
    [number],
    [],
  ]);
  await decideAs(context, admin, id, { action: 'approve', version: 2, amountCents: 100 });
  expect([await first(), await first('&state=approved'), await first('&state=all')]).toEqual([[], [number], [number]]);
});

test('the queue filters by kind, hospital, service and age', async () => {
  const [premium, admin] = [await context.customer('premium'), await context.customer('admin')];
  const body = { ...aPremiumClaim, hospital: 'Sunrise Medical', policy: 'Surgical Procedures' };
  const { id, number } = await sentClaim(context, premium, body, '/premiumclaims');
  const where = '?kind=premium-claim&hospital=Sunrise+Medical&service=Surgical+Procedures';
  expect(numbers(await queue(admin, where))).toEqual([number]);
  expect(numbers(await queue(admin, `${where}&days=7`))).toEqual([]);
  await context.db.update(claims).set({ receivedAt: sql`now() - interval '8 days'` }).where(sql`id = ${id}`);
  expect(numbers(await queue(admin, `${where}&days=7`))).toEqual([number]);
  expect(numbers(await queue(admin, where.replace('premium-claim', 'claim')))).toEqual([]);
});

test('the search finds claims of any status by receipt number, customer name, email, phone and the name in a premium claim', async () => {
  const [admin, premium, named] = [
    await context.customer('admin'),
    await context.customer('premium'),
    await context.customer(),
  ];
  await context.db
    .update(users)
    .set({
      username: 'አበበ Tsegaye-Wolde O’Neil',
      email: 'Wolde.T+health@post.example',
      phone: '+251922334455',
    })
    .where(eq(users.id, named.id));
  const of = await sentClaim(context, premium, { ...aPremiumClaim, fullName: 'Zenebech Q' }, '/premiumclaims');
  const mine = await sentClaim(context, named);
  await decideAs(context, admin, mine.id, { action: 'approve', version: 1, amountCents: 100 });
  const found = async (search: string) => numbers(await queue(admin, `?${new URLSearchParams({ search })}`));
  expect(await found(mine.number)).toEqual([mine.number]);
  expect(await found(mine.number.slice(2).toLowerCase())).toEqual([mine.number]);
  expect(await found('zene')).toEqual([of.number]);
  expect(await found('q ZENEBECH')).toEqual([of.number]);
  expect(await found('enebech')).toEqual([]);

  const customers = async (search: string) =>
    (await context.get(`/admin/customers?${new URLSearchParams({ search })}`, admin)).json().customers as {
      id: string;
    }[];
  for (const search of [
    'አበበ',
    'አበ',
    'tsegaye',
    'Wolde tseg',
    'wolde.t+health@post.example',
    'post.ex',
    '0922 334 455',
  ]) {
    expect([search, (await customers(search)).map(({ id }) => id)]).toEqual([search, [named.id]]);
    expect([search, await found(search)]).toEqual([search, [mine.number]]);
  }
  for (const hostile of ["'", "a' | 'b", '\\', ':*', "o'); drop table users;--", '%', '&|!', '@']) {
    expect([hostile, (await customers(hostile)).length]).toEqual([hostile, 0]);
  }
});

test('an invalid query is refused', async () => {
  const admin = await context.customer('admin');
  for (const query of ['state=lost', 'kind=none', 'days=-1', 'days=soon', 'after=x', `after=${newId()}`, 'search=']) {
    expect([query, (await context.get(`/admin/claims?${query}`, admin)).statusCode]).toEqual([query, 422]);
  }
});

test('all queue queries use an index', async () => {
  const ways = {
    claims_undecided: "status in ('submitted', 'in-review', 'more-information') order by queue_rank, received_at, id",
    claims_by_status: "status = 'approved' order by queue_rank, received_at, id",
    claims_by_hospital: "hospital = 'x' order by queue_rank, received_at, id",
    claims_by_service: "service = 'x' order by queue_rank, received_at, id",
    claims_by_kind: "kind = 'claim' order by queue_rank, received_at, id",
    claims_by_words: "words is not null and words @@ '''x'':*'::tsquery",
    users_by_words: "words @@ '''x'':*'::tsquery",
  };
  await context.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_sort = off`);
    for (const [index, way] of Object.entries(ways)) {
      const table = index.startsWith('users') ? 'users' : 'claims';
      const plan = await tx.execute(sql.raw(`explain select id from ${table} where ${way} limit 50`));
      expect(JSON.stringify(plan)).toContain(index);
    }
  });
});

test('the queue is filtered by the days on which claims were received, in Addis Ababa', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const { id, number } = await sentClaim(context, customer);
  // 1 March in Addis Ababa, still 28 February in UTC.
  await context.db
    .update(claims)
    .set({ receivedAt: new Date('2019-02-28T22:00:00Z') })
    .where(eq(claims.id, id));
  const found = async (days: string) => numbers(await queue(admin, `?state=all&${days}`));
  expect(await found('from=2019-03-01&until=2019-03-01')).toEqual([number]);
  expect(await found('until=2019-02-28')).not.toContain(number);
  expect(await found('from=2019-03-02')).not.toContain(number);
  expect((await context.get('/admin/claims?from=yesterday', admin)).statusCode).toBe(422);
});

test('a parameter that is given twice is refused, and one in the body does not count as one of the address', async () => {
  const admin = await context.customer('admin');
  expect((await context.get('/admin/claims?state=all&state=approved', admin)).statusCode).toBe(422);
  const id = newId();
  const answer = await context.post(
    `/admin/claims/${id}/decision`,
    { id: 'another', action: 'review', version: 1 },
    admin,
  );
  expect(answer.statusCode).toBe(404);
});

test('a name that many customers have is found in the order of the queue, also behind many claims of others', async () => {
  const [admin, other] = [await context.customer('admin'), await context.customer()];
  await context.db.transaction(async (tx) => {
    // Without letters and events, which make no difference here.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into users (id, role, username, email, email_key, phone, password_hash)
      select md5('many' || n)::uuid, 'customer', 'Manyname ' || n, n || '@many.example', n || '@many.example', '1', ''
      from generate_series(1, 600) as n`);
    await tx.execute(sql`
      insert into claims (id, user_id, letter_key, number, kind, hospital, service, payment_method, description, priority, status,
        received_at, changed_at)
      select md5('claim' || n)::uuid, case when n <= 600 then md5('many' || n)::uuid else ${other.id}::uuid end, gen_random_uuid(),
        'R-M' || n, 'claim', 'City Hospital', 'Routine Checkups', 'Cash', '', n % 200 = 0, 'paid',
        now() - n * interval '1 minute', now()
      from generate_series(1, 21000) as n`);
  });
  const wanted = Array.from({ length: 600 }, (_, n) => 600 - n);
  const inOrder = [...wanted.filter((n) => n % 200 === 0), ...wanted.filter((n) => n % 200 !== 0)].map(
    (n) => `R-M${n}`,
  );
  const seen: string[] = [];
  for (let next: string | null = ''; next !== null && seen.length < 100; ) {
    const page = await queue(admin, `?search=manyname${next && `&after=${next}`}`);
    seen.push(...numbers(page));
    next = page.next;
  }
  expect(seen).toEqual(inOrder.slice(0, 100));
  // Few enough to be looked up one by one.
  expect(numbers(await queue(admin, '?search=manyname+59'))).toEqual(
    [599, 598, 597, 596, 595, 594, 593, 592, 591, 590, 59].map((n) => `R-M${n}`),
  );
  expect(numbers(await queue(admin, '?search=manyname&days=0&hospital=City+Hospital&state=declined'))).toEqual([]);
});
