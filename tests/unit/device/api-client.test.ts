import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { request } from '../../../src/device/api-client.ts';
import { clockOffset } from '../../../src/device/server-clock.ts';

let server: Server;
let base: string;
let handle: RequestListener;

beforeEach(async () => {
  server = createServer((incoming, response) => handle(incoming, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  vi.useRealTimers();
});

const respondWith =
  (status: number, type: string, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);
  };
const json = 'application/json; charset=utf-8';
const problemJson = 'application/problem+json';
const credentials = { email: 'abebe@mail.com', password: 'a long password' };
const logIn = () => request(endpoints.logIn, { base, payload: credentials });

describe('what is sent', () => {
  test('the payload with its version, the token, and further headers', async () => {
    let received: unknown;
    handle = async (incoming, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const { method, url, headers } = incoming;
      received = { method, url, body: Buffer.concat(chunks).toString(), headers };
      response.writeHead(200, { 'content-type': json }).end('{"Status":"Success","Token":"t"}');
    };
    await request(endpoints.logIn, { base, payload: credentials, token: 'abc', headers: { 'x-more': '1' } });
    expect(received).toMatchObject({
      method: 'POST',
      url: '/api/login',
      body: JSON.stringify(credentials),
      headers: {
        'content-type': 'application/json',
        'payload-version': '1',
        authorization: 'Bearer abc',
        'x-more': '1',
      },
    });
  });

  test('parameters in the path and the query, written so that they can be nothing else', async () => {
    const urls: (string | undefined)[] = [];
    handle = (incoming, response) => {
      urls.push(incoming.url);
      response.writeHead(404, { 'content-type': problemJson }).end('{"message":"No such claim."}');
    };
    await request(endpoints.oneClaim, { base, params: { id: '../a b' } });
    await request(endpoints.claims, { base, query: { after: 'x&y', status: undefined } });
    expect(urls).toEqual(['/api/claims/..%2Fa%20b', '/api/claims?after=x%26y']);
  });
});

describe('what comes of it', () => {
  test('an answer of ours', async () => {
    handle = respondWith(200, json, '{"Status":"Success","Token":"t","new":"field"}');
    expect(await logIn()).toEqual({ kind: 'answer', answer: { Status: 'Success', Token: 't' } });
  });

  test.each([400, 401, 403, 404, 409, 413, 415, 422])(
    '%i from the server is a refusal, with its words',
    async (status) => {
      const errors = { email: { code: 'taken', message: 'Taken.' } };
      const problem = { type: 'about:blank', title: 'No', status, message: 'Because.', errors, Error: 'Because.' };
      handle = respondWith(status, problemJson, JSON.stringify(problem));
      expect(await logIn()).toEqual({ kind: 'refused', status, problem });
    },
  );

  test('field errors that nobody could show are left out', async () => {
    handle = respondWith(422, problemJson, '{"message":"No.","errors":{"email":"odd"}}');
    expect(await logIn()).toEqual({ kind: 'refused', status: 422, problem: { message: 'No.', errors: undefined } });
  });

  test.each([408, 425, 429, 500, 502, 503, 504])('%i says nothing about what was asked', async (status) => {
    handle = respondWith(status, problemJson, '{"message":"Later."}');
    expect(await logIn()).toEqual({ kind: 'unreachable', why: 'busy' });
  });

  test('Retry-After in seconds, and as a date by the clock of the server', async () => {
    handle = respondWith(503, json, '{}', { 'retry-after': '120' });
    expect(await logIn()).toEqual({ kind: 'unreachable', why: 'busy', retryAfter: 120_000 });
    const date = 'Wed, 01 Jan 2020 00:00:00 GMT';
    handle = respondWith(429, json, '{}', { date, 'retry-after': 'Wed, 01 Jan 2020 00:01:00 GMT' });
    expect(await logIn()).toEqual({ kind: 'unreachable', why: 'busy', retryAfter: 60_000 });
  });

  test.each([
    ['a captive portal’s page', 200, 'text/html', '<h1>Welcome</h1>'],
    ['a captive portal’s JSON', 200, json, '{"ok":true}'],
    ['a page that endpoints itself JSON', 200, 'text/html', '{"Status":"Success","Token":"t"}'],
    ['a proxy’s refusal', 403, 'text/html', '<h1>Forbidden</h1>'],
    ['a proxy’s refusal in JSON', 403, json, '{"error":"blocked"}'],
    ['nothing', 204, json, ''],
  ])('%s is not ours', async (_, status, type, body) => {
    handle = respondWith(status, type, body);
    expect(await logIn()).toMatchObject({ kind: 'unreachable' });
  });

  test('a redirect, which the server never makes', async () => {
    handle = (incoming, response) => {
      const otherServer = respondWith(200, json, '{"Status":"Success","Token":"of a stranger"}');
      if (incoming.url === '/elsewhere') otherServer(incoming, response);
      else response.writeHead(302, { location: '/elsewhere' }).end();
    };
    expect(await logIn()).toEqual({ kind: 'unreachable', why: 'network' });
  });

  test('an answer cut off in the middle', async () => {
    handle = (_, response) => {
      response.writeHead(200, { 'content-type': json, 'content-length': '500' }).write('{"Status":"Succ');
      setImmediate(() => response.destroy());
    };
    expect(await logIn()).toEqual({ kind: 'unreachable', why: 'network' });
  });

  test('nobody there', async () => {
    handle = (incoming) => incoming.socket.destroy();
    expect(await logIn()).toEqual({ kind: 'unreachable', why: 'network' });
  });

  test('an answer that does not come, or does not end, within 30 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const start of [false, true]) {
      const arrived = new Promise<void>((resolve) => {
        handle = (_, response) => {
          if (start) response.writeHead(200, { 'content-type': json }).write('{');
          resolve();
        };
      });
      const result = logIn();
      await arrived;
      vi.advanceTimersByTime(30_000);
      expect(await result).toEqual({ kind: 'unreachable', why: 'too-slow' });
    }
  });

  test('an aborted call', async () => {
    handle = () => {};
    const controller = new AbortController();
    const result = request(endpoints.profile, { base, signal: controller.signal });
    controller.abort();
    expect(await result).toEqual({ kind: 'unreachable', why: 'network' });
    expect(await request(endpoints.profile, { base, signal: controller.signal })).toMatchObject({
      kind: 'unreachable',
    });
  });
});

describe("the server's clock", () => {
  const tomorrow = () => new Date(Date.now() + 24 * 60 * 60 * 1_000).toUTCString();
  const hours = () => Math.round((clockOffset() ?? 0) / (60 * 60 * 1_000)) + 0;

  test('is learned from its own answers alone, and not from what may be kept in a cache', async () => {
    handle = respondWith(200, 'text/html', 'Welcome', { date: tomorrow() });
    await logIn();
    expect(hours()).toBe(0);
    handle = respondWith(200, json, '{"services":[]}', { date: tomorrow() });
    await request(endpoints.services, { base });
    expect(hours()).toBe(0);
    handle = respondWith(401, problemJson, '{"message":"No."}', { date: tomorrow() });
    await logIn();
    expect(hours()).toBe(24);
  });
});
