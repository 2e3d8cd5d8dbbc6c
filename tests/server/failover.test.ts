import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { addUser } from '../../server/accounts/repository.ts';
import { signingKeys } from '../../server/accounts/signing-keys.ts';
import { createTokens } from '../../server/accounts/tokens.ts';
import { buildApp } from '../../server/app.ts';
import type { Config } from '../../server/config.ts';
import { openDatabase } from '../../server/db/open.ts';
import { newId } from '../../server/db/uuid.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { databaseUrl } from '../soak/support/new-database.ts';
import { pause } from '../soak/support/wait.ts';
import { makeCertificates } from './support/certificates.ts';
import { startCluster } from './support/cluster.ts';
import { freshUrl } from './support/database.ts';
import { aClaim } from './support/open.ts';
import { hasPooler, startPooler } from './support/pooler.ts';
import { testConfig } from './support/test-config.ts';

// Here a commit waits for a disk and a standby, as in production.
const settings = ['synchronous_commit=on'];
const cleanups: (() => unknown)[] = [];
const whenOver = <T>(cleanup: () => T) => cleanups.unshift(cleanup);
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

const hostsUrl = (...sockets: string[]) =>
  `postgresql://tests@${sockets.map(encodeURIComponent).join(',')}/postgres?target_session_attrs=read-write`;

async function startPrimary() {
  const primary = await startCluster({ settings });
  whenOver(primary.stop);
  return primary;
}

async function openApp(url: string, more: Partial<Config> = {}) {
  const lines: string[] = [];
  const { tokenSecret } = testConfig;
  const config = { ...testConfig, databaseUrl: url, dataDir: 'memory', logLevel: 'warn', ...more, tokenSecret };
  const database = await openDatabase(config);
  const app = await buildApp({ config, database, logTo: { write: (line) => lines.push(line) } });
  whenOver(async () => {
    await app.close();
    await database.close();
  });
  const user = await addUser(database.db, {
    role: 'customer',
    username: 'Hiwot Bekele',
    email: `${newId()}@mail.example`,
    phone: '+251911234567',
    passwordHash: 'none',
  });
  const tokens = createTokens(signingKeys({ secret: tokenSecret, accepted: null }));
  const token = await tokens.sign({ userId: user?.id ?? '', role: 'customer', version: 0 });
  const headers = { authorization: `Bearer ${token}` };
  return {
    app,
    database,
    lines,
    get: (path: string) => app.inject({ url: `/api${path}`, headers }),
    sendClaim: (key: string) =>
      app.inject({
        method: 'POST',
        url: '/api/claims',
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
        payload: JSON.stringify(aClaim),
      }),
    statusOf: (key: string) =>
      app.inject({
        method: 'POST',
        url: '/api/letters/status',
        headers: { ...headers, 'content-type': 'application/json' },
        payload: JSON.stringify({ ids: [key] }),
      }),
  };
}

async function connect(socket: string) {
  const client = new pg.Client(databaseUrl(socket, 'postgres'));
  client.on('error', () => {});
  await client.connect();
  whenOver(() => client.end());
  return client;
}

describe.skipIf(inject('postgres') === null)('a standby', () => {
  test('is promoted: of several hosts the one that takes writes is found again after a promotion, without a restart', async () => {
    const primary = await startPrimary();
    const standby = await startCluster({ settings, standbyOf: primary.socket });
    whenOver(standby.stop);
    // The standby is named first.
    const server = await openApp(hostsUrl(standby.socket, primary.socket));
    const operator = await connect(primary.socket);
    await operator.query("ALTER SYSTEM SET synchronous_standby_names = 'standby'");
    await operator.query('SELECT pg_reload_conf()');
    const states = async () => (await operator.query('SELECT sync_state FROM pg_stat_replication')).rows;
    await vi.waitUntil(async () => (await states())[0]?.sync_state === 'sync', { timeout: 10_000 });
    const [before, after] = [newId(), newId()];
    expect((await server.sendClaim(before)).statusCode).toBe(201);

    await primary.end('SIGKILL');
    const refused = await server.sendClaim(after);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([503, true]);
    expect((await server.get('/ready')).statusCode).toBe(503);

    await (await connect(standby.socket)).query('SELECT pg_promote()');
    await vi.waitUntil(async () => (await server.get('/ready')).statusCode === 200, { timeout: 10_000 });
    expect((await server.sendClaim(after)).statusCode).toBe(201);
    expect((await server.sendClaim(before)).json().receipt.letterId).toBe(before);
    const { claims } = (await server.get('/profile')).json();
    expect(claims).toHaveLength(2);
    await vi.waitUntil(() => server.lines.some((line) => line.includes('is another one')), { timeout: 10_000 });
  });

  test('is lost: pages and readiness are served, letters come back, and nothing stays behind', async () => {
    const primary = await startPrimary();
    const server = await openApp(databaseUrl(primary.socket, 'postgres'), {
      connections: 8,
      giveUpAfter: 3_000,
      metricsPort: 0,
    });
    const operator = await connect(primary.socket);
    const setStandby = async (name: string) => {
      await operator.query(`ALTER SYSTEM SET synchronous_standby_names = '${name}'`);
      await operator.query('SELECT pg_reload_conf()');
    };
    const waiting = async (query: string) => {
      const text = "SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep' AND query LIKE $1";
      return (await operator.query(text, [query])).rows.map(({ pid }) => pid as number);
    };

    const pages = Object.values(endpoints).filter(
      ({ method, may, path }) => method === 'GET' && (may === 'anyone' || may === 'customer') && !path.includes(':'),
    );
    expect(pages.length).toBeGreaterThan(10);
    const paths = ['/health', '/ready', ...pages.map(({ path }) => path)];
    // The first card and the first keys are made when they are asked for.
    for (const path of paths) expect([path, (await server.get(path)).statusCode]).toEqual([path, 200]);

    await setStandby('lost');
    // The setting holds when the first commit waits.
    const prober = await connect(primary.socket);
    const isConfirmed = () => prober.query("SELECT pg_logical_emit_message(true, '', '')").then(() => true);
    await vi.waitUntil(async () => !(await Promise.race([isConfirmed(), pause(100)])), { timeout: 10_000 });
    const keys = Array.from({ length: 8 }, newId);
    const answers = Promise.all(keys.map(server.sendClaim));
    await vi.waitUntil(async () => (await waiting('%with sender%')).length > 4, { timeout: 10_000 });
    const writing = await waiting('%with sender%');
    for (const path of paths) expect([path, (await server.get(path)).statusCode]).toEqual([path, 200]);
    // None of this has waited for a write to end.
    expect((await waiting('%with sender%')).filter((pid) => writing.includes(pid))).not.toEqual([]);

    await vi.waitUntil(
      async () => /database_commits_waiting_for_standby [1-9]/.test((await server.app.metrics?.metrics()) ?? ''),
      { timeout: 10_000 },
    );

    for (const answer of await answers)
      expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([503, true]);
    await vi.waitUntil(async () => (await waiting('%with sender%')).length === 0, { timeout: 10_000 });
    expect(server.lines.join()).toContain('synchronous_standby_names');

    // What was committed here and nowhere else is not said to have arrived.
    const stored = await operator.query('SELECT key FROM letters');
    expect(stored.rows.length).toBeGreaterThan(0);
    const [{ key }] = stored.rows;
    const status = server.statusOf(key);
    await vi.waitUntil(async () => (await waiting('select % for key share')).length === 1, 30_000);
    const repeated = server.sendClaim(key);
    await vi.waitUntil(async () => (await waiting('%with sender%')).length === 1, 30_000);

    await setStandby('');
    expect((await status).json().arrived).toHaveLength(1);
    expect((await repeated).statusCode).toBe(201);
    for (const key of keys) expect((await server.sendClaim(key)).statusCode).toBe(201);
    const { rows } = (await server.database.db.execute(
      sql`select count(*)::int as claims, count(distinct letter_key)::int as letters from claims`,
    )) as unknown as { rows: unknown[] };
    expect(rows).toEqual([{ claims: 8, letters: 8 }]);
  });
});

describe.skipIf(inject('postgres') === null || !hasPooler)('through PgBouncer', () => {
  test.each(['session', 'transaction'] as const)('in %s mode every request is answered', async (mode) => {
    const pooler = await startPooler(inject('postgres') as string, mode);
    whenOver(pooler.stop);
    const name = new URL((await freshUrl()) as string).pathname.slice(1);
    const server = await openApp(pooler.urlOf(name));
    const other = await openApp(pooler.urlOf(name));
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => {
        const { get, sendClaim } = index % 2 ? server : other;
        return index % 3 ? get('/profile') : sendClaim(newId());
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status > 201)).toEqual([]);
  });
});

test.skipIf(inject('postgres') === null)(
  'the authority of DATABASE_CA is the one that the database needs',
  async () => {
    const { home, ca, other, certificate, key } = makeCertificates();
    whenOver(() => rmSync(home, { recursive: true }));
    const port = await freePort();
    const cluster = await startCluster({
      settings: [
        'listen_addresses=127.0.0.1',
        `port=${port}`,
        'ssl=on',
        `ssl_cert_file=${certificate}`,
        `ssl_key_file=${key}`,
      ],
    });
    whenOver(cluster.stop);
    const open = (databaseCa: string, host = '127.0.0.1') =>
      openDatabase({
        databaseUrl: `postgresql://tests@${host}:${port}/postgres`,
        dataDir: 'memory',
        connections: 2,
        databaseCa,
      });
    const database = await open(ca);
    whenOver(database.close);
    const { rows } = (await database.db.execute(
      sql`select bool_and(ssl) as ssl from pg_stat_ssl join pg_stat_activity using (pid) where application_name = 'tenawas'`,
    )) as unknown as { rows: unknown[] };
    expect(rows).toEqual([{ ssl: true }]);
    await expect(open(other)).rejects.toThrow(/^The certificate of the database at DATABASE_URL is not valid here/);
    await expect(open(ca, 'localhost')).rejects.toThrow(
      /^The certificate of the database at DATABASE_URL is not valid here/,
    );
  },
);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await promisify(server.close.bind(server))();
  return port;
}
