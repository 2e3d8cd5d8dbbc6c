import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { limits } from '../../src/contract/fields.ts';
import { problemType } from '../../src/contract/problem.ts';
import { aClaim, openTestServer } from './support/open.ts';

const context = openTestServer();
const all = Object.values(endpoints) as Endpoint[];
const withPayload = all.filter((call) => call.payload);

test('malformed JSON is 400', async () => {
  for (const broken of ['{', '', '{"email": }', Buffer.from([0x22, 0xff, 0x22]), '\ufeff']) {
    const answer = await context.post('/login', broken);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
    ]);
    expect(answer.json().message).toBeTruthy();
  }
});

test('a body that is too large is 413, another content type 415', async () => {
  expect((await context.post('/login', `"${'x'.repeat(100_000)}"`)).statusCode).toBe(413);
  expect((await context.post('/login', 'email=a', undefined, { 'content-type': 'text/plain' })).statusCode).toBe(415);
  expect(
    (await context.post('/login', 'email=a', undefined, { 'content-type': 'application/x-www-form-urlencoded' }))
      .statusCode,
  ).toBe(415);
});

test('an unknown path is 404, another method 405 with an Allow header', async () => {
  for (const url of ['/api/nothing', '/api', '/api/claims/a/b', '/api/login/', '/elsewhere']) {
    const answer = await context.ask({ url });
    expect([url, answer.statusCode, answer.json().status]).toEqual([url, 404, 404]);
  }
  for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
    const answer = await context.ask({ method, url: '/api/login' });
    expect([method, answer.statusCode, answer.headers.allow]).toEqual([method, 405, 'POST']);
  }
  expect((await context.ask({ method: 'DELETE', url: '/api/claims' })).headers.allow).toMatch(/GET.*POST|POST.*GET/);
});

test('a malformed URL gets a problem response', async () => {
  const customer = await context.customer();
  for (const path of ['/claims/%', '/claims/%00', '/claims/%ED%A0%80', `/claims/${'x'.repeat(3_000)}`]) {
    const answer = await context.get(path, customer);
    expect([path, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([path, true]);
    expect(answer.json().message).toBeTruthy();
  }
});

test('input that is not HTTP gets a problem response', async () => {
  await context.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = context.app.server.address() as AddressInfo;
  const say = async (messages: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.end(messages);
    return text(socket);
  };
  for (const [messages, status] of [
    ['nonsense\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nhost: a\r\ncontent-length: many\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nhost: a\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ] as const) {
    const [head = '', body = ''] = (await say(messages)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect([head.includes(problemType), JSON.parse(body).status]).toEqual([true, status]);
  }
});

test.each([
  ['a missing field', { ...aClaim, hospital: undefined }, 'hospital', 'required'],
  ['an empty one', { ...aClaim, hospital: '   ' }, 'hospital', 'required'],
  ['a wrong type', { ...aClaim, service: { name: 'x' } }, 'service', 'wrong-type'],
  ['too long a text', { ...aClaim, description: 'x'.repeat(limits.description + 1) }, 'description', 'too-long'],
  ['a NUL', { ...aClaim, description: 'a\0b' }, 'description', 'unreadable'],
  ['a lone surrogate', { ...aClaim, description: 'a\ud83d' }, 'description', 'unreadable'],
])('%s is a field error', async (_what, body, field, code) => {
  const answer = await context.post('/claims', body, await context.customer());
  expect([answer.statusCode, answer.json().errors[field].code]).toEqual([422, code]);
  if (code === 'too-long') expect(answer.json().errors[field].message).toContain(String(limits.description));
});

test('a body that is not an object is refused', async () => {
  for (const body of ['null', '[]', '7', '"text"', '[[[[]]]]']) {
    expect((await context.post('/login', body)).statusCode).toBe(422);
  }
});

test('text is stored unchanged', async () => {
  const customer = await context.customer();
  const readable = fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }).filter((text) => !text.includes('\0'));
  await fc.assert(
    fc.asyncProperty(readable, async (description) => {
      await context.post('/claims', { ...aClaim, description }, customer);
      const [newest] = (await context.get('/claims', customer)).json().claims;
      expect((await context.get(`/claims/${newest.id}`, customer)).json().description).toBe(description);
    }),
    { numRuns: 40, examples: [['ጤና ይስጥልኝ 👨‍👩‍👧‍👦 \u202e\u0301 "\\\'; DROP TABLE users; --']] },
  );
});

test('no input causes a server error', async () => {
  const customer = await context.customer('premium');
  const fields = [
    'username',
    'email',
    'phone',
    'password',
    'confirmPassword',
    'userId',
    'currentPassword',
    'newPassword',
    'hospital',
    'service',
    'policy',
    'paymentMethod',
    'description',
    'fullName',
    'priority',
    'ids',
    '__proto__',
    'constructor',
  ];
  const body = fc.oneof(
    fc.json(),
    fc
      .dictionary(
        fc.constantFrom(...fields),
        fc.oneof(fc.string({ unit: 'binary' }), fc.anything(), fc.uuid(), fc.emailAddress()),
      )
      .map((value) => {
        try {
          return JSON.stringify(value) ?? 'null';
        } catch {
          return '{';
        }
      }),
    fc.uint8Array().map((bytes) => Buffer.from(bytes)),
  );
  const headers = fc.record(
    {
      'idempotency-key': fc.oneof(fc.uuid(), fc.stringMatching(/^[ -~]*$/)),
      'payload-version': fc.oneof(fc.integer().map(String), fc.stringMatching(/^[ -~]*$/)),
      'accept-language': fc.stringMatching(/^[ -~]*$/),
      cookie: fc.stringMatching(/^[ -~]*$/),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...withPayload), body, headers, async (call, sent, more) => {
      const answer = await context.ask({
        method: call.method,
        url: `/api${call.path}`,
        as: customer,
        payload: sent,
        headers: { 'content-type': 'application/json', ...more },
      });
      expect([call.path, answer.statusCode < 500]).toEqual([call.path, true]);
      if (answer.statusCode >= 400) expect(answer.json().message).toBeTruthy();
    }),
    { numRuns: 300 },
  );
});

test('malformed tokens are refused without a server error', async () => {
  await fc.assert(
    fc.asyncProperty(fc.stringMatching(/^[ -~]*$/), async (token) => {
      const answer = await context.ask({ url: '/api/profile', headers: { authorization: `Bearer ${token}` } });
      expect(answer.statusCode).toBe(401);
    }),
    { numRuns: 100 },
  );
});
