import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { openTestServer } from './support/open.ts';
import { testConfig } from './support/test-config.ts';

const caddy = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  .map((folder) => join(folder, 'caddy'))
  .find((program) => existsSync(program));

/** `deploy/Caddyfile` with a certificate of its own for localhost, in front of two servers of which one is stopped. */
describe.skipIf(!caddy || inject('postgres') !== null)('behind Caddy', () => {
  const home = mkdtempSync(join(tmpdir(), 'tenawas-caddy-'));
  const context = openTestServer();
  let app: FastifyInstance;
  let proxy: ChildProcess;
  let port: number;

  beforeAll(async () => {
    app = await buildApp({
      config: { ...testConfig, trustProxy: '127.0.0.1' },
      database: context.database,
      addRoutes: (one) =>
        one.post('/api/seen', { config: { access: 'anyone' } }, async ({ ip, protocol, host, id }) => ({
          ip,
          protocol,
          host,
          id,
        })),
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = await freePort();
    const options = `{\n admin off\n skip_install_trust\n http_port ${await freePort()}\n https_port ${port}\n storage file_system ${home}\n}\n`;
    writeFileSync(join(home, 'Caddyfile'), options + readFileSync('deploy/Caddyfile', 'utf8'));
    const servers = `127.0.0.1:${await freePort()} 127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    proxy = spawn(caddy ?? '', ['run', '--config', join(home, 'Caddyfile')], {
      env: { HOME: home, SITE: 'localhost', SERVERS: servers },
      stdio: 'ignore',
    });
    await vi.waitUntil(
      () =>
        ask('/api/ready').then(
          ({ status }) => status === 200,
          () => false,
        ),
      { timeout: 20_000 },
    );
  });
  afterAll(async () => {
    proxy?.kill();
    if (proxy) await once(proxy, 'exit');
    await app?.close();
    rmSync(home, { recursive: true, force: true });
  });

  async function ask(path: string, { method = 'GET', headers = {}, from = '127.0.0.1' } = {}) {
    const ca = readFileSync(join(home, 'pki/authorities/local/root.crt'));
    const asked = request({ host: '127.0.0.1', port, servername: 'localhost', ca, localAddress: from, path, method });
    for (const [name, value] of Object.entries({ host: `localhost:${port}`, ...headers })) asked.setHeader(name, value);
    const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  }

  test('the server sees the address of the client, whatever the client says', async () => {
    const forged = { 'x-forwarded-for': '196.188.1.1', 'x-forwarded-proto': 'http', 'x-request-id': 'mine' };
    const { headers, body } = await ask('/api/seen', { method: 'POST', headers: forged, from: '127.0.0.2' });
    const { id, ...seen } = JSON.parse(body);
    expect(seen).toEqual({ ip: '127.0.0.2', protocol: 'https', host: `localhost:${port}` });
    // The id is Caddy's, so that both logs name the request the same.
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['x-request-id']).toBe(id);
  });

  test('the headers of the server arrive as they are, with HTTPS only', async () => {
    const { headers } = await ask('/api/health');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['cache-control']).toBe('no-store');
    expect([headers['content-encoding'], headers['x-content-type-options']]).toEqual([undefined, 'nosniff']);
  });

  test('a stopped server is passed over, also for what is sent', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('/api/seen', { method: 'POST' })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
