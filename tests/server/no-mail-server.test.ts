import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { defaults } from '../../server/config.ts';
import { missingSenders } from '../../server/notices/channels/senders.ts';
import { waitUntil } from '../soak/support/wait.ts';
import { openDeliveries } from './support/deliveries.ts';
import { openTestServer } from './support/open.ts';

const logged: Record<'trial' | 'others', string[]> = { trial: [], others: [] };
const settings = (lines: string[]) => ({
  deliverEvery: 20,
  logTo: { write: (line: string) => void lines.push(line) },
});

describe('a server that only its own computer reaches', () => {
  const server = openTestServer({ ...settings(logged.trial), logLevel: 'warn' });

  test('without a mail server an e-mail is in the log, and the desk says that it was not sent', async () => {
    const [customer, admin] = [await server.customer(), await server.customer('admin')];
    await server.post('/password-code', { email: customer.email });
    const shown = async () => (await server.get(`/admin/customers/${customer.id}`, admin)).json().notices;
    await waitUntil(async () => (await shown())[0]?.deliveries[0].state !== 'waiting');
    expect(await shown()).toMatchObject([
      { deliveries: [{ channel: 'email', state: 'given-up', lastError: 'no mail server, written to the log' }] },
    ]);
    expect(logged.trial.join('')).toMatch(/your code is \d{6}/);
    expect((await server.get('/admin/overview', admin)).json().channels).toEqual([]);
  });

  test('requests are answered while many notices are sent', async () => {
    const { id } = await server.customer();
    await server.db.execute(sql`
      with added as (
        insert into notices (id, user_id, kind, due_at)
        select gen_random_uuid(), ${id}::uuid, 'password-changed', '9999-01-01' from generate_series(1, 300) returning id)
      insert into deliveries (notice_id, channel) select id, 'email' from added`);
    await waitUntil(async () => (await openDeliveries(server.db)).length < 300);
    expect((await server.get('/health')).statusCode).toBe(200);
    expect((await openDeliveries(server.db)).length).toBeGreaterThan(0);
  });

  test('without an SMS provider a code for a phone number is refused, in plain words', async () => {
    const answer = await server.post('/password-code', { email: '0911 234 567' });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Codes are sent by e-mail only at present. Please enter the email address of your account.',
    ]);
  });
});

describe('a server for others', () => {
  const server = openTestServer({ ...settings(logged.others), logLevel: 'info', trustProxy: '10.0.0.1' });

  test('without a mail server the log has neither code nor address, and no warning for each message', async () => {
    const [customer, admin] = [await server.customer(), await server.customer('admin')];
    await server.post('/password-code', { email: customer.email });
    const shown = async () => (await server.get(`/admin/customers/${customer.id}`, admin)).json().notices;
    await waitUntil(async () => (await shown())[0]?.deliveries[0].state !== 'waiting');
    expect((await shown())[0].deliveries).toMatchObject([{ state: 'given-up', lastError: 'no mail server' }]);
    expect(logged.others.filter((line) => line.includes('a message was not sent'))).toHaveLength(1);
    expect(logged.others.join('')).not.toMatch(/your code|@mail\.example|Hiwot/);
    const warnings = logged.others.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
    expect(warnings).toEqual([]);
  });
});

test('what is not set is said once at the start, and where its messages go', () => {
  expect(missingSenders(defaults)).toBe(
    'SMTP_URL, SMS_PROVIDER, PUSH_SERVICES not set: what they would send to customers is written to this log, since only this computer reaches the server',
  );
  const production = { ...defaults, smtpUrl: 'smtps://mail.example.com', pushServices: ['push.example'] };
  for (const others of [{ host: '0.0.0.0' }, { trustProxy: '127.0.0.1' }])
    expect(missingSenders({ ...production, ...others })).toBe(
      'SMS_PROVIDER not set: what they would send to customers is not sent',
    );
});
