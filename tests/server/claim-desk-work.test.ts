import { expect, test } from 'vitest';
import { newId } from '../../server/db/uuid.ts';
import { decideAs, sentClaim } from './support/admin.ts';
import { type Customer, openTestServer } from './support/open.ts';

const context = openTestServer();
const queueOf = async (admin: Customer, query: string) =>
  (await context.get(`/admin/claims?${query}`, admin)).json().claims.map(({ id }: { id: string }) => id);

test('a claim that waits for the customer is not among those to decide', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const [asked, open] = [await sentClaim(context, customer), await sentClaim(context, customer)];
  await decideAs(context, admin, asked.id, { action: 'ask', version: 1, text: 'Which arm?' });
  expect(await queueOf(admin, '')).toEqual([open.id]);
  expect(await queueOf(admin, 'state=undecided')).toEqual([asked.id, open.id]);
});

test('administrators take claims and give them back, and filter by it', async () => {
  const [customer, admin, other] = [
    await context.customer(),
    await context.customer('admin'),
    await context.customer('admin'),
  ];
  const { id } = await sentClaim(context, customer);
  const assign = (by: Customer, to: 'me' | null, claim = id) =>
    context.put(`/admin/claims/${claim}/assignment`, { to }, by);
  const taken = (await assign(admin, 'me')).json();
  expect(taken).toMatchObject({ assignedTo: { id: admin.id, name: 'Hiwot Bekele' }, version: 1 });
  expect(await queueOf(admin, 'assigned=mine')).toEqual([id]);
  expect(await queueOf(other, 'assigned=mine')).toEqual([]);
  expect(await queueOf(other, 'assigned=nobody')).not.toContain(id);
  expect((await assign(other, null)).json().assignedTo).toBeNull();
  expect(await queueOf(other, 'assigned=nobody')).toContain(id);
  expect((await assign(admin, 'me', newId())).statusCode).toBe(404);
  expect((await assign(customer, 'me')).statusCode).toBe(404);
});

test('notes are read at the desk and never by the customer', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const { id } = await sentClaim(context, customer);
  const note = (by: Customer, text: string, claim = id) => context.post(`/admin/claims/${claim}/notes`, { text }, by);
  await note(admin, 'Called the hospital.');
  const { notes, version } = (await note(admin, 'They confirm the bill.')).json();
  expect(notes.map(({ text, by }: { text: string; by: string }) => [text, by])).toEqual([
    ['Called the hospital.', 'Hiwot Bekele'],
    ['They confirm the bill.', 'Hiwot Bekele'],
  ]);
  expect(version).toBe(1);
  expect((await note(admin, ' ')).statusCode).toBe(422);
  expect((await note(admin, 'x', newId())).statusCode).toBe(404);
  expect((await note(customer, 'x')).statusCode).toBe(404);
  const seen = await context.get(`/claims/${id}`, customer);
  expect(seen.body).not.toContain('Called the hospital');
  expect((await context.ownData(customer)).body).not.toContain('Called the hospital');
});

test('saved replies are added, changed, deleted, and have a title of their own', async () => {
  const admin = await context.customer('admin');
  const reply = { title: 'Receipt missing', text: 'Please send the receipt.' };
  const added = (await context.post('/admin/saved-replies', reply, admin)).json();
  expect(added).toMatchObject(reply);
  expect((await context.post('/admin/saved-replies', reply, admin)).statusCode).toBe(409);
  const path = `/admin/saved-replies/${added.id}`;
  expect((await context.put(path, { ...reply, text: 'Please.' }, admin)).json().text).toBe('Please.');
  expect((await context.get('/admin/saved-replies', admin)).json().replies).toHaveLength(1);
  const deleted = await context.ask({ method: 'DELETE', url: `/api${path}`, as: admin });
  expect(deleted.json()).toEqual({ replies: [] });
  expect((await context.put(path, reply, admin)).statusCode).toBe(404);
});
