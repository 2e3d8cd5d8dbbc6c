import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import type { Db } from '../../server/db/database.ts';
import { newId } from '../../server/db/uuid.ts';
import { listenForMetrics } from '../../server/metrics/listen.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { freshDatabase } from './support/database.ts';
import { aClaim, aPremiumClaim, openTestServer, password } from './support/open.ts';
import { testConfig } from './support/test-config.ts';

// Nothing is delivered meanwhile, so that notices wait.
const context = openTestServer({ metricsPort: 0, deliverEvery: 3_600_000 });

test('health and readiness endpoints', async () => {
  const health = await context.get('/health');
  expect([health.statusCode, health.body]).toEqual([200, '{"status":"ok"}']);
  expect((await context.get('/ready')).json()).toEqual({ status: 'ready' });
});

test('without a database health and requests answer 503', async () => {
  const database = await freshDatabase();
  const app = await buildApp({ config: { ...testConfig, metricsPort: 0 }, database });
  await database.close();
  expect((await app.inject({ url: '/api/health' })).statusCode).toBe(503);
  for (const url of ['/api/ready', '/api/options']) {
    const answer = await app.inject({ url });
    expect([url, answer.statusCode, answer.headers['retry-after']]).toEqual([url, 503, '2']);
  }
  // A scrape is answered all the same, without figures that nobody knows.
  const metrics = await app.metrics?.metrics();
  expect(metrics).toContain('tenawas_database_reachable 0');
  expect(metrics).not.toMatch(/^tenawas_(claims_waiting|oldest|queue_depth)/m);
  await app.close();
});

test('with a read-only database readiness and writes answer 503', async () => {
  const database = await freshDatabase();
  const app = await buildApp({ config: testConfig, database });
  await takeNoChanges(database.db);
  const status = async (url: string) => (await app.inject({ url })).statusCode;
  await expect.poll(() => status('/api/options')).toBe(200);
  const written = await app.inject({
    url: '/api/register',
    method: 'POST',
    payload: { username: 'Abebe', email: 'abebe@mail.example', phone: '1', password, confirmPassword: password },
  });
  for (const answer of [await app.inject({ url: '/api/ready' }), written]) {
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  }
  await app.close();
  await database.close();
});

/** Like a failover: ends all connections and makes new ones read-only. */
const takeNoChanges = (db: Db) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`do $$ begin
      execute format('alter database %I set default_transaction_read_only = on', current_database());
      perform set_config('default_transaction_read_only', 'on', false);
      perform pg_terminate_backend(pid, 5000) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid();
    end $$`);
  });

test('metrics tell of letters, log-ins and what waits', async () => {
  const customer = await context.customer();
  await context.post('/claim-request', { userId: customer.id }, customer);
  const key = { 'idempotency-key': newId() };
  for (const claim of [aClaim, aClaim, { ...aClaim, hospital: 'none of ours' }])
    await context.post('/claims', claim, customer, key);
  await context.post('/premiumclaims', aPremiumClaim, customer);
  await context.post('/login', { email: customer.email, password: 'a guess' });
  await context.db.execute(sql`update claims set received_at = now() - interval '1 hour'`);
  await context.db.execute(sql`update deliveries set created_at = now() - interval '2 hours'`);
  const text = await context.app.metrics?.metrics();
  for (const line of [
    'tenawas_database_reachable 1',
    'tenawas_letters_total{kind="claim-request",outcome="received"} 1',
    'tenawas_letters_total{kind="claim",outcome="repeated"} 1',
    'tenawas_letters_total{kind="claim",outcome="refused"} 1',
    'tenawas_letters_total{kind="premium-claim",outcome="not-allowed"} 1',
    'tenawas_refused_log_ins_total{status="401"} 1',
    'tenawas_claims_waiting{status="in-review"} 0',
    'tenawas_queue_depth{queue="payments"} 0',
    'tenawas_work_queue_depth{queue="passwords"} 0',
    'tenawas_work_queue_depth{queue="photos"} 0',
  ])
    expect(text).toContain(`${line}\n`);
  expect(text).toMatch(/^tenawas_claims_waiting\{status="submitted"\} [1-9]/m);
  expect(text).toMatch(/^tenawas_queue_depth\{queue="notices"\} [1-9]/m);
  expect(text).toMatch(/^tenawas_oldest_waiting_claim_seconds 36\d\d/m);
  expect(text).toMatch(/^tenawas_oldest_undelivered_notice_seconds 72\d\d/m);
});

test('metrics are served on their own port, labelled by route pattern', async () => {
  const customer = await context.customer();
  await context.post('/claims', aClaim, customer);
  const [{ id }] = (await context.get('/claims', customer)).json().claims;
  await context.get(`/claims/${id}`, customer);
  if (!context.app.metrics) throw new Error('This server was asked for figures.');
  const { server, stop } = await listenForMetrics(context.app.metrics, 0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The figures have a port.');
  expect(address.address).toBe('127.0.0.1');
  const { port } = address;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  stop();
  expect(text).toContain('http_request_duration_seconds_count{route="/api/claims/:id",method="GET",status="200"} 1');
  expect(text).toContain('http_requests_under_way 0');
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toContain(id);
  for (const url of ['/metrics', '/api/metrics']) expect((await context.ask({ url })).statusCode).toBe(404);
});

test('the OpenAPI document has every endpoint with its payload and response', async () => {
  const document = (await context.get('/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  for (const [name, call] of Object.entries(endpoints) as [string, Endpoint][]) {
    const operation = document.paths[call.path.replace(':id', '{id}')]?.[call.method.toLowerCase()];
    expect([name, operation?.operationId]).toEqual([name, name]);
    expect([name, Boolean(operation.security)]).toEqual([name, call.may !== 'anyone']);
    expect([name, Boolean(operation.requestBody)]).toEqual([name, call.payload !== undefined]);
    expect(operation.responses[call.status].content['application/json'].schema.properties).toBeTruthy();
  }
  expect(Object.keys(document.paths['/photos/{sha256}'])).toEqual(['head', 'patch', 'get']);
  expect(JSON.stringify(document)).not.toContain('/admin');
  const { schema } = document.paths['/claims'].post.requestBody.content['application/json'];
  expect(schema).toMatchObject({
    required: ['hospital', 'service', 'paymentMethod'],
    properties: { description: { maxLength: 4000 } },
  });
});

test('the HTML documentation is served in development only', async () => {
  expect((await context.get('/docs')).statusCode).toBe(404);
  const app = await buildApp({ config: { ...testConfig, development: true }, database: context.database });
  const page = await app.inject({ url: '/api/docs' });
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('POST /api/premiumclaims');
  await app.close();
});

test('every response has the security headers', async () => {
  for (const url of ['/api/health', '/api/profile', '/api/nothing']) {
    const { headers } = await context.ask({ url });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    for (const nothing of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy).toContain(`${nothing} 'none'`);
    expect(policy).toContain("require-trusted-types-for 'script';trusted-types worker");
    expect(headers['x-frame-options']).toBe('DENY');
    expect(policy).not.toMatch(/unsafe|upgrade-insecure/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
  }
  const proxied = await buildApp({ config: { ...testConfig, trustProxy: '127.0.0.1' }, database: context.database });
  const { headers } = await proxied.inject({ url: '/api/health', headers: { 'x-forwarded-proto': 'https' } });
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  // A header that no trusted proxy has sent changes nothing.
  const forged = await context.ask({ url: '/api/health', headers: { 'x-forwarded-proto': 'https' } });
  expect(forged.headers['strict-transport-security']).toBeUndefined();
  await proxied.close();
});
