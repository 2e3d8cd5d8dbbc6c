import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, inject, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { aClaim, openTestServer } from './support/open.ts';
import { testConfig } from './support/test-config.ts';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type ReceivedSpan = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: Attribute[] };

const bodies: string[] = [];
const paths = new Set<string>();
const collector = createServer(async (request, response) => {
  paths.add(`${request.method} ${request.url} ${request.headers['content-type']}`);
  bodies.push(await text(request));
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
}).listen(0, '127.0.0.1');
afterAll(() => collector.close());
const context = openTestServer();

test('a request and its queries are spans of one trace, without personal data', async () => {
  if (!collector.listening) await once(collector, 'listening');
  const tracesUrl = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const config = { ...testConfig, tracesUrl, trustProxy: '127.0.0.1' };
  const app = await buildApp({ config, database: context.database });
  const customer = await context.customer();
  const ofProxy = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
  const headers = {
    authorization: `Bearer ${customer.token}`,
    traceparent: `00-${ofProxy.traceId}-${ofProxy.spanId}-01`,
    'content-type': 'application/json',
  };
  const description = 'a condition that concerns nobody else';
  const payload = JSON.stringify({ ...aClaim, description });
  const answer = await app.inject({ method: 'POST', url: '/api/claims', headers, payload });
  expect(answer.statusCode).toBe(201);
  await app.inject({ url: `/api/claims/${customer.id}?${customer.email}`, headers: { ...headers, traceparent: 'x' } });
  // What is not sent yet is sent when the server stops.
  await app.close();

  expect([...paths]).toEqual(['POST /v1/traces application/json']);
  const spans: ReceivedSpan[] = bodies.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap((one: { scopeSpans: { spans: ReceivedSpan[] }[] }) =>
      one.scopeSpans.flatMap(({ spans }) => spans),
    ),
  );
  const request = spans.find(({ name }) => name === 'POST /api/claims');
  expect(request).toMatchObject({ traceId: ofProxy.traceId, parentSpanId: ofProxy.spanId });
  expect(request?.attributes).toContainEqual({
    key: 'request.id',
    value: { stringValue: answer.headers['x-request-id'] },
  });
  const query = spans.find(({ name }) => name === 'insert letters');
  expect(query).toMatchObject({ traceId: ofProxy.traceId, parentSpanId: request?.spanId });
  // Queries that no request makes, such as those of deliveries, have no spans.
  expect(spans.filter(({ parentSpanId }) => !parentSpanId).map(({ name }) => name)).toEqual(['GET /api/claims/:id']);
  const all = bodies.join('');
  expect(all).toContain('tenawas');
  for (const personal of [description, customer.email, customer.id, customer.token, aClaim.hospital])
    expect(all).not.toContain(personal);
});

test('a server that sends no traces does not load what it needs for them', () => {
  const [imports = ''] = readFileSync(inject('bundle'), 'utf8').split(/^(?!import |$|\/\/)/m, 1);
  expect(imports).toContain('from "fastify"');
  expect(imports).not.toContain('@opentelemetry');
});
