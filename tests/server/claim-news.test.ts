import { afterAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../server/db/uuid.ts';
import { allSent, makeDue } from './support/deliveries.ts';
import { startMailServer } from './support/mail-server.ts';
import { aClaim, type Customer, openTestServer } from './support/open.ts';

const mail = await startMailServer();
afterAll(() => mail.close());
const server = openTestServer({ smtpUrl: mail.url, mailFrom: 'tenawas@mail.example', deliverEvery: 20 });

beforeEach(() => {
  mail.received.length = 0;
});

async function newClaim(customer: Customer) {
  await server.post('/claims', aClaim, customer, { 'idempotency-key': newId() });
  await allSent(server.db);
  mail.received.length = 0;
  const { claims } = (await server.get('/claims', customer)).json();
  return claims[0] as { id: string; number: string };
}

const admin = () => server.customer('admin');
const decide = async (id: string, decision: object, by: Customer) => {
  const { version } = (await server.get(`/admin/claims/${id}`, by)).json();
  return (await server.post(`/admin/claims/${id}/decision`, { version, ...decision }, by)).statusCode;
};
const approve = { action: 'approve', amountCents: 12_345, text: 'a broken arm' };

/** As if the five minutes had passed, and waits until all is sent or dropped. */
async function afterFiveMinutes() {
  await makeDue(server.db);
  await allSent(server.db);
}

test('a decision is told, without amount or reason', async () => {
  const [customer, by] = [await server.customer(), await admin()];
  const { id, number } = await newClaim(customer);
  expect(await decide(id, approve, by)).toBe(200);
  expect(mail.received).toEqual([]);
  await afterFiveMinutes();
  expect(mail.received).toMatchObject([{ to: customer.email, subject: `Your claim ${number} was decided` }]);
  expect(mail.received[0]?.text).toContain(`/claims/${id}`);
  expect(mail.received[0]?.text.replaceAll(id, '')).not.toMatch(/123|arm/);
});

test('a decision that is undone at once is not told, and two in a row are told once', async () => {
  const [customer, by] = [await server.customer(), await admin()];
  const [undone, asked, twice] = [await newClaim(customer), await newClaim(customer), await newClaim(customer)];
  for (const text of ['Which day was it?', 'And which doctor?']) await decide(twice.id, { action: 'ask', text }, by);
  await decide(undone.id, approve, by);
  expect(await decide(undone.id, { action: 'undo' }, by)).toBe(200);
  await decide(asked.id, { action: 'ask', text: 'Which day was it?' }, by);
  await decide(asked.id, approve, by);
  await afterFiveMinutes();
  expect(mail.received.map(({ subject }) => subject).sort()).toEqual([
    `A question about your claim ${twice.number}`,
    `Your claim ${asked.number} was decided`,
  ]);
});

test('who does not want it is not told', async () => {
  const [customer, by] = [await server.customer(), await admin()];
  await server.put('/notices', { email: ['claim-received', 'claim-question', 'claim-paid'], sms: [] }, customer);
  const { id } = await newClaim(customer);
  await decide(id, approve, by);
  await afterFiveMinutes();
  expect(mail.received).toEqual([]);
});

test('the e-mail is in the language of the account, and leads to its page', async () => {
  const [customer, by] = [await server.customer(), await admin()];
  await server.put('/language', { language: 'om' }, customer);
  const { id, number } = await newClaim(customer);
  await decide(id, { action: 'ask', text: 'Which day was it?' }, by);
  await afterFiveMinutes();
  expect(mail.received[0]?.subject).toBe(`Gaaffii waa’ee gaaffii beenyaa keessan ${number}`);
  expect(mail.received[0]?.text).toContain(`/om/claims/${id}`);
});
