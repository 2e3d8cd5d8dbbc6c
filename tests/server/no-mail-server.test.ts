import { expect, test } from 'vitest';
import { waitUntil } from '../soak/support/wait.ts';
import { openTestServer } from './support/open.ts';

const logged: string[] = [];
const server = openTestServer({
  deliverEvery: 20,
  logLevel: 'warn',
  logTo: { write: (line: string) => void logged.push(line) },
});

test('without a mail server an e-mail is in the log, and the desk says that it was not sent', async () => {
  const [customer, admin] = [await server.customer(), await server.customer('admin')];
  await server.post('/password-code', { email: customer.email });
  const shown = async () => (await server.get(`/admin/customers/${customer.id}`, admin)).json().notices;
  await waitUntil(async () => (await shown())[0]?.deliveries[0].state !== 'waiting');
  expect(await shown()).toMatchObject([
    { deliveries: [{ channel: 'email', state: 'given-up', lastError: 'no mail server, written to the log' }] },
  ]);
  expect(logged.join('')).toMatch(/your code is \d{6}/);
  expect((await server.get('/admin/overview', admin)).json().channels).toEqual([]);
});

test('without an SMS provider a code for a phone number is refused, in plain words', async () => {
  const answer = await server.post('/password-code', { email: '0911 234 567' });
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'Codes are sent by e-mail only at present. Please enter the email address of your account.',
  ]);
});
