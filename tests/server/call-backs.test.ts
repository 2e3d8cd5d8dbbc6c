import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { callBacks } from '../../server/db/schema/call-backs.ts';
import { newId } from '../../server/db/uuid.ts';
import { sentClaim } from './support/admin.ts';
import { type Customer, openTestServer } from './support/open.ts';

const context = openTestServer();

const wanted = { phone: '0911 23 45 67', time: 'morning', claim: '', text: '' };
const callMe = (customer: Customer, more: object = {}, key: string = newId()) =>
  context.post('/call-backs', { ...wanted, ...more }, customer, { 'idempotency-key': key });
const rowsOf = ({ id }: Customer) => context.db.select().from(callBacks).where(eq(callBacks.userId, id));
const listed = async (admin: Customer, query = '') =>
  (await context.get(`/admin/call-backs${query}`, admin)).json().callBacks;
const take = (admin: Customer, id: string, to: 'me' | null = 'me') =>
  context.put(`/admin/call-backs/${id}/taken`, { to }, admin);
const finish = (admin: Customer, id: string, note = '') =>
  context.post(`/admin/call-backs/${id}/done`, { note }, admin);

async function asked(more: object = {}) {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const sent = (await callMe(customer, more)).json();
  const [row] = await rowsOf(customer);
  return { customer, admin, sent, id: row?.id ?? '' };
}

test('the desk reads whom to call, where, when and why', async () => {
  const customer = await context.customer();
  const claim = await sentClaim(context, customer);
  const admin = await context.customer('admin');
  const sent = await callMe(customer, { claim: claim.id, text: ' Why so little? ' });
  const number = sent.json().receipt.number;
  expect([sent.statusCode, sent.json().message]).toEqual([
    201,
    `Your request has arrived. Its number is ${number}. We call you.`,
  ]);
  expect(await listed(admin, `?search=${number}`)).toMatchObject([
    {
      number,
      phone: '+251911234567',
      time: 'morning',
      claim: { id: claim.id, number: claim.number },
      text: 'Why so little?',
      takenBy: null,
      customer: { id: customer.id },
    },
  ]);
  expect((await context.get('/profile', customer)).json().callBack).toEqual({
    number,
    phone: '+251911234567',
    time: 'morning',
  });
  expect((await context.ownData(customer)).json().callBacks).toMatchObject([
    { number, claim: claim.number, text: 'Why so little?', doneAt: null },
  ]);
  expect((await context.get(`/admin/customers/${customer.id}`, admin)).json().callBacks).toMatchObject([{ number }]);
});

test('a second request while one is open brings it up to date, and nothing written is lost', async () => {
  const { customer, admin, sent, id } = await asked({ text: 'About my claim.' });
  const { number } = sent.receipt;
  const again = await callMe(customer, { phone: '0922334455', time: 'any', text: 'And my plan.' });
  expect(again.json().message).toContain(`${number} is open already`);
  expect(await listed(admin, `?search=${again.json().receipt.number}`)).toMatchObject([
    { id, number, phone: '+251922334455', time: 'any', text: 'About my claim.\nAnd my plan.' },
  ]);
  await finish(admin, id);
  const next = await callMe(customer);
  expect(next.json().message).toContain('has arrived');
  await callMe(customer);
  expect((await rowsOf(customer)).map(({ text }) => text)).toContain(null);
  expect(await rowsOf(customer)).toHaveLength(2);
});

test('sent again it is one request, also from two phones at once', async () => {
  const customer = await context.customer();
  const key = newId();
  const answers = await Promise.all(Array.from({ length: 10 }, () => callMe(customer, { text: 'Once' }, key)));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  await Promise.all([callMe(customer), callMe(customer)]);
  expect(await rowsOf(customer)).toMatchObject([{ text: 'Once' }]);
});

test('only about a claim of one’s own', async () => {
  const [customer, stranger] = [await context.customer(), await context.customer()];
  const claim = await sentClaim(context, stranger);
  for (const id of [claim.id, newId()]) {
    const refused = await callMe(customer, { claim: id });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['claim']]);
  }
  expect(await rowsOf(customer)).toEqual([]);
});

test('of two who take a call one has it, until it is given back', async () => {
  const { admin, id } = await asked();
  const other = await context.customer('admin');
  const taken = await Promise.all([take(admin, id), take(other, id)]);
  expect(taken.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const loser = taken.find(({ statusCode }) => statusCode === 409);
  expect(loser?.json().message).toBe('Somebody else has taken this call.');
  expect((await take(other, id, null)).json().takenBy).toBeNull();
  expect((await take(other, id)).json().takenBy).toMatchObject({ id: other.id });
});

test('a call that was made has its note, and is not open any more', async () => {
  const { customer, admin, id, sent } = await asked();
  const done = await finish(admin, id, 'Explained the limit.');
  expect(done.json()).toMatchObject({ note: 'Explained the limit.', settledBy: 'Hiwot Bekele' });
  for (const late of [await finish(admin, id), await take(admin, id), await take(admin, id, null)])
    expect([late.statusCode, late.json().message]).toEqual([409, 'This was settled in the meantime.']);
  expect((await finish(admin, newId())).statusCode).toBe(404);
  expect((await listed(admin)).some((one: { id: string }) => one.id === id)).toBe(false);
  expect(await listed(admin, `?state=settled&search=${sent.receipt.number}`)).toHaveLength(1);
  expect((await context.get('/profile', customer)).json().callBack).toBeNull();
  const log = (await context.get(`/admin/audit-log?customer=${customer.id}`, admin)).json().lines;
  expect(log.map(({ action }: { action: string }) => action)).toContain('finishCallBack');
  // What somebody wrote is not in the log.
  expect(JSON.stringify(log)).not.toContain('Explained');
});
