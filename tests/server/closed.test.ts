import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { users } from '../../server/db/schema/accounts.ts';
import { newId } from '../../server/db/uuid.ts';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { SiteFiles } from '../../src/contract/site-files.ts';
import { aClaim, type Customer, openTestServer, password } from './support/open.ts';
import { testConfig } from './support/test-config.ts';

const home = mkdtempSync(join(tmpdir(), 'tenawas-closed-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const secret = 'nobody is to read this';
mkdirSync(join(home, 'site/assets'), { recursive: true });
for (const name of ['index.html', 'profile.html', 'not-found.html', 'admin.html', 'sw.js', 'assets/page.js']) {
  writeFileSync(join(home, 'site', name), `the file ${name}`);
}
writeFileSync(join(home, 'secret.txt'), secret);
const site: SiteFiles = {
  pages: { '/': 'index.html', '/profile': 'profile.html', '/404': 'not-found.html' },
  redirects: {},
  inline: {},
};
writeFileSync(join(home, 'site.json'), JSON.stringify({ ...site, secret }));

const lines: string[] = [];
const logTo = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
const context = openTestServer({ siteDir: join(home, 'site'), logLevel: 'trace', logTo });
const all = [...Object.values(endpoints), ...Object.values(adminEndpoints)] as Endpoint[];

/** Over a raw socket, since HTTP clients normalize paths. */
async function raw(path: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> {
  if (!context.app.server.listening) await context.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = context.app.server.address() as AddressInfo;
  const asked = request({ port, path, headers }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, body: await text(answer) };
}

test('no encoding of a path leads out of the site directory', async () => {
  const up = [
    '..',
    '%2e%2e',
    '%2E%2E',
    '%252e%252e',
    '.%2e',
    '..;',
    '....',
    '%c0%ae%c0%ae',
    '%uff0e%uff0e',
    '..%00',
    '%EF%BC%8E%EF%BC%8E',
  ];
  const slashes = ['/', '%2f', '%2F', '%252f', '\\', '%5c', '%255c', '%c0%af', '//', '/./'];
  const files = ['secret.txt', 'site.json', 'secret.txt%00.js', 'secret.txt%00', 'etc/passwd'];
  const paths = up.flatMap((dots) =>
    slashes.flatMap((slash) =>
      files.flatMap((file) => [
        `/${dots}${slash}${file}`,
        `/assets${slash}${dots}${slash}${dots}${slash}${file}`,
        `/assets/${[dots, dots, dots, dots, dots, dots].join(slash)}${slash}${file}`,
      ]),
    ),
  );
  paths.push(
    `file://${home}/secret.txt`,
    `${home}/secret.txt`,
    '/assets',
    '/assets/',
    '/.',
    '/site',
    '/index.html.br/..',
  );
  for (const path of paths) {
    const { status, body } = await raw(path, { accept: 'image/*' });
    expect([path, status >= 300 && status < 500, body.includes(secret) || body.includes('root:')]).toEqual([
      path,
      true,
      false,
    ]);
  }
});

test('all API responses forbid caching, framing, sniffing and cross-origin reads', async () => {
  const customer = await context.customer('premium');
  const admin = await context.customer('admin');
  const statuses = new Set<number>();
  for (const call of all) {
    for (const as of [undefined, customer, admin]) {
      const { headers, statusCode } = await context.ask({
        method: call.method,
        url: `/api${call.path.replace(/:\w+/, newId())}`,
        headers: { origin: 'https://elsewhere.example', ...(call.payload && { 'content-type': 'application/json' }) },
        ...(as && { as }),
        ...(call.payload && { payload: '{}' }),
      });
      statuses.add(statusCode);
      const may = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
      expect([call.path, statusCode, may]).toEqual([call.path, statusCode, []]);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'same-origin',
      });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-type']).toMatch(/^application\/(problem\+)?json; charset=utf-8$/);
    }
    const preflight = await context.ask({
      method: 'OPTIONS',
      url: `/api${call.path.replace(/:\w+/, newId())}`,
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': call.method },
    });
    expect([call.path, preflight.statusCode >= 400]).toEqual([call.path, true]);
    expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
  expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 401, 403, 404, 422]));
});

test('scripts and styles have nosniff and no document headers', async () => {
  const { headers } = await context.ask({ url: '/assets/page.js' });
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' });
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['content-security-policy']));
  expect(headers['x-frame-options']).toBeUndefined();
});

test("pages cannot be framed, and the worker's scope is the whole site", async () => {
  for (const url of ['/', '/profile', '/admin', '/sw.js', '/nowhere']) {
    const { headers } = await context.ask({ url, headers: { accept: 'text/html' } });
    expect([url, headers['x-frame-options'], headers['x-content-type-options']]).toEqual([url, 'DENY', 'nosniff']);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['service-worker-allowed']).toBeUndefined();
  }
  expect((await context.ask({ url: '/sw.js' })).headers['content-type']).toMatch(/^text\/javascript/);
  // Assets must not allow a worker with a wider scope.
  expect((await context.ask({ url: '/api/sw.js' })).statusCode).toBe(404);
});

test("the admin page has an opener policy, customers' pages have none", async () => {
  for (const [url, policy] of [
    ['/admin', 'same-origin'],
    ['/admin/claims', 'same-origin'],
    ['/', undefined],
    ['/login', undefined],
    ['/profile', undefined],
    ['/claims/some-claim', undefined],
    ['/nowhere', undefined],
  ] as const) {
    const { headers } = await context.ask({ url, headers: { accept: 'text/html' } });
    expect([url, headers['cross-origin-opener-policy'], headers['origin-agent-cluster']]).toEqual([
      url,
      policy,
      undefined,
    ]);
  }
});

test('a cookie alone gives no access, and form content types are refused', async () => {
  const customer = await context.customer();
  const logIn = await context.post('/login', { email: customer.email, password });
  const cookie = String(logIn.headers['set-cookie']).split(';')[0] ?? '';
  const session = `${cookie}; token=${customer.token}; authorization=Bearer ${customer.token}`;
  expect((await context.ask({ url: '/api/profile', headers: { cookie: session } })).statusCode).toBe(401);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const sent = await context.post('/claims', JSON.stringify(aClaim), customer, { 'content-type': type });
    expect([type, sent.statusCode]).toEqual([type, 415]);
  }
});

test('over https the cookie has the __Secure- prefix, and both names are accepted', async () => {
  const customer = await context.customer();
  const sent = { method: 'POST', url: '/api/login', payload: { email: customer.email, password } } as const;
  const { buildApp } = await import('../../server/app.ts');
  const proxied = await buildApp({ config: { ...testConfig, trustProxy: '127.0.0.1' }, database: context.database });
  const { headers } = await proxied.inject({ ...sent, headers: { 'x-forwarded-proto': 'https' } });
  await proxied.close();
  expect(String(headers['set-cookie'])).toMatch(
    /^__Secure-known-phone=[\w.-]+; Path=\/api; .*HttpOnly; SameSite=Strict; Secure$/,
  );
});

test('fields such as __proto__ do not change object prototypes', async () => {
  const customer = await context.customer();
  const poison = '{"polluted":"yes","role":"admin","token_version":7}';
  const bodies = [
    `{"__proto__":${poison}}`,
    `{"constructor":{"prototype":${poison}}}`,
    `{"username":"A","email":"x-${newId()}@mail.example","phone":"1","password":"${password}","confirmPassword":"${password}","__proto__":${poison},"role":"admin","tokenVersion":7}`,
    `{"hospital":"City Hospital","service":"Routine Checkups","paymentMethod":"Cash","description":"","__proto__":${poison},"constructor":${poison}}`,
    `{"ids":["__proto__","constructor"]}`,
    `[{"__proto__":${poison}}]`,
  ];
  for (const call of all.filter(({ payload }) => payload)) {
    for (const body of bodies) {
      const { statusCode } = await context.ask({
        method: call.method,
        url: `/api${call.path.replace(/:\w+/, '__proto__')}?__proto__[polluted]=yes&constructor.prototype.polluted=yes`,
        as: customer,
        payload: body,
        headers: { 'content-type': 'application/json', 'payload-version': '1' },
      });
      expect([call.path, body, statusCode < 500]).toEqual([call.path, body, true]);
    }
  }
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
  expect(Object.keys(Object.prototype)).toEqual([]);
  const made = await context.db.select().from(users).where(eq(users.username, 'A'));
  expect(new Set(made.map(({ role }) => role))).toEqual(new Set(['customer']));
  expect(made.every(({ tokenVersion }) => tokenVersion === 0)).toBe(true);
});

test('input cannot inject log lines or terminal escape sequences', async () => {
  lines.length = 0;
  const forged = '{"level":60,"msg":"forged"}';
  const customer = await context.customer();
  const odd = `\n${forged}\n\r\u001b[2J\u2028`;
  await context.post('/login', { email: `a${odd}@mail.example`, password: odd });
  await context.post('/claims', { ...aClaim, description: odd, hospital: odd }, customer, {
    'accept-language': forged,
  });
  for (const path of [`/api/x%0a${forged}`, `/api/x%0d%0a${forged}%1b[2J`, `/${encodeURIComponent(odd)}`]) {
    await raw(encodeURI(path).replaceAll('%25', '%'), {
      'request-id': forged,
      'x-request-id': forged,
      'user-agent': forged,
    });
  }
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) {
    expect(line.indexOf('\n')).toBe(line.length - 1);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
    expect(line.slice(0, -1)).not.toMatch(/[\u0000-\u001f\u007f\u2028\u2029]/);
    const entry = JSON.parse(line) as { level: number; msg: string; reqId?: string };
    expect(entry.level).toBeLessThan(60);
    if (entry.reqId !== undefined) expect(entry.reqId).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('an expired token of a deleted account gets the accountDeleted response', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const late: Customer = {
    ...customer,
    token: await new SignJWT({ role: 'customer', ver: 0 })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(customer.id)
      .setIssuer('tenawas')
      .setExpirationTime('-1d')
      .sign(new TextEncoder().encode(testConfig.tokenSecret)),
  };
  expect((await context.get('/profile', late)).json().accountDeleted).toBeUndefined();
  await context.post('/deletion', { currentPassword: password }, customer);
  const [request] = (await context.get('/admin/deletions', admin)).json().deletions;
  await context.ask({ method: 'POST', url: `/api/admin/deletions/${request.id}/carried-out`, as: admin });
  const { statusCode, json } = await context.get('/profile', late);
  expect([statusCode, json().accountDeleted]).toEqual([401, customer.id]);
});
