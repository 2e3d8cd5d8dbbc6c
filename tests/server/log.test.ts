import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../../server/db/uuid.ts';
import { logger } from '../../server/http/log.ts';
import { aClaim, openTestServer, password } from './support/open.ts';

const lines: string[] = [];
const logTo = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
const context = openTestServer({ logLevel: 'trace', logTo });

test('errors are logged with a request id and without personal data', async () => {
  const secrets = {
    email: `very-private-${newId()}@mail.example`,
    phone: '0955443322',
    password,
    newPassword: 'the hyena of Harar',
    description: 'a condition that concerns nobody else',
    username: 'Nobody Elses Business',
  };
  const { email, phone, username, description } = secrets;
  await context.post('/register', { username, email, phone, password, confirmPassword: password });
  await context.post('/register', { username, email, phone, password, confirmPassword: password });
  const { Token } = (await context.post('/login', { email, password })).json();
  await context.post('/login', { email, password: secrets.newPassword });
  const customer = { id: '', email, token: Token };
  await context.post('/claims', { ...aClaim, description }, customer);
  await context.post('/claims', { ...aClaim, description, hospital: description }, customer);
  await context.post('/claims', `{"description":"${description}`, customer);
  await context.get(`/claims?after=${encodeURIComponent(description)}`, customer);
  await context.put('/change-password', { currentPassword: password, newPassword: secrets.newPassword }, customer);

  // The worst case: a failing statement whose parameters contain all personal data.
  await context.db.execute(sql`ALTER TABLE claims RENAME TO claims_gone`);
  const { token } = await context.customer();
  expect((await context.post('/claims', { ...aClaim, description }, { id: '', email, token })).statusCode).toBe(500);
  await context.db.execute(sql`ALTER TABLE claims_gone RENAME TO claims`);
  await context.db.execute(
    sql`ALTER TABLE users ADD CONSTRAINT no_more CHECK (username <> 'Nobody Elses Business') NOT VALID`,
  );
  const broken = await context.post('/register', {
    username,
    email: `2${email}`,
    phone,
    password,
    confirmPassword: password,
  });
  expect(broken.statusCode).toBe(500);

  const log = lines.join('');
  for (const [what, secret] of Object.entries({
    ...secrets,
    Token,
    token,
    stored: '955443322',
    encoded: 'concerns%20nobody',
  })) {
    expect([what, log.includes(secret)]).toEqual([what, false]);
  }
  const entries = lines.map((line) => JSON.parse(line));
  expect(entries.filter(({ req }) => req).every(({ reqId }) => reqId)).toBe(true);
  expect(entries.some(({ req }) => req?.method === 'POST' && req.path === '/api/claims')).toBe(true);
  const failures = entries.filter(({ err }) => err);
  expect(failures.length).toBeGreaterThan(1);
  for (const { err, reqId } of failures) {
    expect([typeof reqId, typeof err.query, typeof err.cause.code, typeof err.at]).toEqual(Array(4).fill('string'));
  }
});

test('other errors are logged with their message', async () => {
  const written: string[] = [];
  const log = logger('warn', { write: (line: string) => written.push(line) });
  log.error({ err: new TypeError('x is not a function') }, 'request failed');
  expect(JSON.parse(written.join('')).err).toMatchObject({ type: 'TypeError', message: 'x is not a function' });
});
