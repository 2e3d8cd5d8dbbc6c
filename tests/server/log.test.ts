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
// Every query is a slow one, so that the statements are searched for personal data too.
// Messages to customers, which a trial writes to its log, are not.
const context = openTestServer({ logLevel: 'trace', logTo, slowQueryMilliseconds: 0, deliverEvery: 3_600_000 });

test('a slow query is logged with what it does, how long it took and the request that made it', async () => {
  const customer = await context.customer();
  lines.length = 0;
  const { headers } = await context.post('/claims', aClaim, customer);
  const slow = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'slow query');
  expect(slow.find(({ query }) => query === 'insert letters')).toMatchObject({
    level: 40,
    reqId: headers['x-request-id'],
    route: '/api/claims',
    milliseconds: expect.any(Number),
    statement: expect.stringContaining('$1'),
  });
  // Once for many, which one slow database makes of them.
  lines.length = 0;
  await context.post('/claims', aClaim, customer);
  expect(lines.join('')).not.toContain('insert letters');
  // In a transaction too, and in one of the server's own accord without a request.
  lines.length = 0;
  await context.db.transaction((tx) => tx.execute(sql`select 1 from claims`));
  const own = lines.map((line) => JSON.parse(line)).find(({ query }) => query === 'select claims');
  expect([own?.msg, own?.reqId]).toEqual(['slow query', undefined]);
});

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
  await context.db.execute(sql`ALTER TABLE users ADD CONSTRAINT no_more CHECK (username NOT LIKE 'Nobody%') NOT VALID`);
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

test('an answer, its lines in the log and its problem name the same request', async () => {
  await context.db.execute(sql`ALTER TABLE policies RENAME TO policies_gone`);
  lines.length = 0;
  const { headers, ...failed } = await context.get('/options');
  await context.db.execute(sql`ALTER TABLE policies_gone RENAME TO policies`);
  const id = headers['x-request-id'];
  expect(id).toMatch(/^[\w-]{36}$/);
  expect([failed.statusCode, failed.json().requestId]).toEqual([500, id]);
  const entries = lines.map((line) => JSON.parse(line));
  expect(entries.find(({ msg }) => msg === 'request failed')).toMatchObject({ reqId: id });
  // The same for what Fastify refuses before any of our code runs.
  const refused = await context.ask({ url: '/api/%zz' });
  expect(refused.json().requestId).toBe(refused.headers['x-request-id']);
  expect(refused.headers['x-request-id']).toBeTruthy();
});

test('other errors are logged with their message', async () => {
  const written: string[] = [];
  const log = logger('warn', { write: (line: string) => written.push(line) });
  log.error({ err: new TypeError('x is not a function') }, 'request failed');
  expect(JSON.parse(written.join('')).err).toMatchObject({ type: 'TypeError', message: 'x is not a function' });
});
