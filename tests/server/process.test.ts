import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { databaseIn } from '../../server/db/data-dir.ts';
import { newId } from '../../server/db/uuid.ts';
import type { Receipt } from '../../src/contract/responses/receipt.ts';
import { freshUrl, migratedUrl } from './support/database.ts';
import { aClaim, password } from './support/open.ts';
import { run, start } from './support/process.ts';
import { type Server, stopAll } from './support/spawned.ts';

const somaxconn = '/proc/sys/net/core/somaxconn';
const home = mkdtempSync(join(tmpdir(), 'tenawas-process-'));
afterAll(async () => {
  await stopAll();
  rmSync(home, { recursive: true, force: true });
});

/** Settings with a data directory, migrated unless `bare`. */
async function place({ bare = false } = {}): Promise<Record<string, string>> {
  const [template, dataDir] = [inject('template'), join(home, newId())];
  const url = await (bare ? freshUrl() : migratedUrl());
  if (template && !bare) cpSync(template.folder, databaseIn(dataDir), { recursive: true });
  return { DATA_DIR: dataDir, ...(url !== null && { DATABASE_URL: url }) };
}

async function call(server: Server, path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.url}/api${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
  });
  return { status: answer.status, body: await answer.json() };
}

async function logIn(server: Server): Promise<Record<string, string>> {
  const email = `${newId()}@mail.example`;
  await call(server, '/register', {
    username: 'Abebe',
    email,
    phone: '0911234567',
    password,
    confirmPassword: password,
  });
  return { authorization: `Bearer ${(await call(server, '/login', { email, password })).body.Token}` };
}

const send = (server: Server, customer: Record<string, string>, key: string) =>
  call(server, '/claims', { ...aClaim, description: key }, { ...customer, 'idempotency-key': key });

async function allClaims(server: Server, customer: Record<string, string>): Promise<string[]> {
  const numbers: string[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const page: { claims: { number: string }[]; next: string | null } = (
      await call(server, `/claims${next && `?after=${next}`}`, undefined, customer)
    ).body;
    numbers.push(...page.claims.map(({ number }) => number));
    next = page.next;
  }
  return numbers;
}

test('after a kill, acknowledged claims are stored once and the rest can be sent again', async () => {
  const settings = await place();
  const first = await start(settings);
  const customer = await logIn(first);
  const keys = Array.from({ length: 100 }, () => newId());
  const receipts = new Map<string, Receipt>();
  let killed: Promise<unknown> | undefined;
  await Promise.all(
    keys.map(async (key) => {
      const answer = await send(first, customer, key).catch(() => undefined);
      if (answer?.status === 201) receipts.set(key, answer.body.receipt);
      if (receipts.size === 30) killed ??= first.stop('SIGKILL');
    }),
  );
  expect(await killed).toBe('SIGKILL');
  expect(receipts.size).toBeLessThan(100);

  expect(statSync(join(settings.DATA_DIR ?? '', 'token-secret')).mode & 0o777).toBe(0o600);
  const second = await start(settings);
  const { arrived } = (await call(second, '/letters/status', { ids: [...receipts.keys()] }, customer)).body;
  expect(new Map(arrived.map((receipt: Receipt) => [receipt.letterId, receipt]))).toEqual(receipts);

  for (const key of keys) {
    const again = await send(second, customer, key);
    expect(again.status).toBe(201);
    if (receipts.has(key)) expect(again.body.receipt).toEqual(receipts.get(key));
    receipts.set(key, again.body.receipt);
  }
  expect((await allClaims(second, customer)).sort()).toEqual([...receipts.values()].map(({ number }) => number).sort());
  expect(await second.stop('SIGTERM')).toBe(0);
});

test('after a kill during the first start, the next start succeeds', async () => {
  const settings = await place({ bare: true });
  const signs = settings.DATABASE_URL ? ['token-secret'] : ['database.making/PG_VERSION', 'database'];
  for (const sign of signs) {
    const { started } = run(settings);
    started.catch(() => {});
    await until(() => existsSync(join(settings.DATA_DIR ?? '', sign)));
    await stopAll();
  }
  const server = await start(settings);
  expect((await call(server, '/options')).body.hospitals).toHaveLength(30);
  expect(await server.stop('SIGTERM')).toBe(0);
});

const mostWaiting = Number(existsSync(somaxconn) && readFileSync(somaxconn, 'utf8'));

test.runIf(mostWaiting >= 2_000)('a thousand connections to a busy server are queued, not refused', async () => {
  const server = await start(await place());
  // A stopped process accepts no connections, so they wait in the listen backlog.
  process.kill(server.pid, 'SIGSTOP');
  const sockets = Array.from({ length: 1_000 }, () => connect(Number(new URL(server.url).port), '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  process.kill(server.pid, 'SIGCONT');
  for (const socket of sockets) socket.destroy();
  expect((await call(server, '/options')).status).toBe(200);
  expect(await server.stop('SIGTERM')).toBe(0);
});

test('on SIGTERM the server finishes open requests and exits with 0', async () => {
  // On a busy machine queries may be slow, and be in the log that is compared below.
  const settings = { ...(await place()), SLOW_QUERY_MS: '60000' };
  const server = await start(settings);
  const customer = await logIn(server);
  const { port } = new URL(server.url);
  const underWay = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const key = newId();
      const body = JSON.stringify({ ...aClaim, description: key });
      const asked = request({
        port,
        path: '/api/claims',
        method: 'POST',
        headers: {
          ...customer,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'idempotency-key': key,
          expect: '100-continue',
        },
      });
      asked.flushHeaders();
      // The server has received the headers of this request.
      await once(asked, 'continue');
      return { key, finish: () => asked.end(body), answered: once(asked, 'response') as Promise<[IncomingMessage]> };
    }),
  );
  const ended = server.stop('SIGTERM');
  await until(() => refuses(Number(port)));
  for (const { finish } of underWay) finish();
  const answers = await Promise.all(underWay.map(({ answered }) => answered));
  expect(answers.map(([{ statusCode }]) => statusCode)).toEqual(Array(10).fill(201));
  for (const [answer] of answers) answer.resume();
  expect(await ended).toBe(0);

  const again = await start(settings);
  expect(await allClaims(again, customer)).toHaveLength(10);
  expect(again.output()).toMatch(
    /^Tenawas is at http:\/\/localhost:\d+\nThere is no administrator yet\. .*: npm run admin -- create EMAIL\n\{.*"SMTP_URL, .* not set: .*\}\n$/,
  );
  expect(await again.stop('SIGINT')).toBe(0);
});

test.runIf(inject('postgres') !== null)('two servers that start at once on one PostgreSQL migrate once', async () => {
  const settings = await place({ bare: true });
  const servers = await Promise.all([
    start(settings),
    start({ ...settings, DATA_DIR: join(home, newId()) }),
    start(settings),
  ]);
  const client = new pg.Client(settings.DATABASE_URL);
  await client.connect();
  const count = async (table: string) =>
    (await client.query(`SELECT count(*)::int AS rows FROM ${table}`)).rows[0].rows;
  expect([await count('hospitals'), await count('services'), await count('policies')]).toEqual([30, 14, 4]);
  // One transaction, up to the first migration in steps.
  const { rows } = await client.query("SELECT count(DISTINCT at)::int AS moments FROM migrations WHERE name < '0040'");
  expect(rows).toEqual([{ moments: 1 }]);
  await client.end();
  // Tokens are valid at both, since they share the data directory with the secret.
  const [first, , third] = servers;
  expect((await call(third as Server, '/profile', undefined, await logIn(first as Server))).status).toBe(200);
  expect(await Promise.all(servers.map((server) => server.stop('SIGTERM')))).toEqual([0, 0, 0]);
});

test('configuration errors are one line on stderr, with exit code 1', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  writeFileSync(join(home, 'file'), '');
  const holder = await place();
  const holding = inject('postgres') === null ? await start(holder) : undefined;

  const wrongs: [RegExp, Record<string, string>][] = [
    [new RegExp(`^Port ${port} is in use`), { ...(await place()), PORT: String(port) }],
    [/^The data directory .* is not writable/, { DATA_DIR: join(home, 'file', 'data') }],
    [
      /^The database at DATABASE_URL cannot be reached/,
      { DATA_DIR: join(home, 'd'), DATABASE_URL: 'postgresql://tests@127.0.0.1:1/none' },
    ],
    ...(holding
      ? ([[/^The data directory .* is in use by another Tenawas \(process \d+ on \S+\)/, holder]] satisfies [
          RegExp,
          Record<string, string>,
        ][])
      : []),
  ];
  await Promise.all(
    wrongs.map(async ([sentence, settings]) => {
      const { started, failed } = run(settings);
      started.then(undefined, () => {});
      const { code, output, errors } = await failed;
      expect(errors).toMatch(sentence);
      expect([code, output, errors.trimEnd().split('\n').length]).toEqual([1, '', 1]);
    }),
  );
  taken.close();
  if (holding) expect(await holding.stop('SIGTERM')).toBe(0);
});

async function until(holds: () => boolean | Promise<boolean>) {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5));
}

const refuses = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.on('error', () => resolve(true));
  });
