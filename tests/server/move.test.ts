import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createPasswords } from '../../server/accounts/passwords.ts';
import { databaseIn } from '../../server/db/data-dir.ts';
import { migrate } from '../../server/db/migrate.ts';
import { move } from '../../server/db/move/move.ts';
import { openDatabase, openLocked } from '../../server/db/open.ts';
import { openCopy } from '../../server/db/pglite.ts';
import { seedContent } from '../../server/db/seed.ts';
import { newId } from '../../server/db/uuid.ts';
import { fillWithDemo } from '../../server/demo/fill.ts';
import { photoPath, tus } from '../../src/contract/photos.ts';
import { runCommand } from './support/commands.ts';
import { freshUrl } from './support/database.ts';
import { aClaim, password } from './support/open.ts';
import { announced, aPhoto, protocol, type SomePhoto } from './support/photos.ts';
import { start } from './support/process.ts';
import { type Server, stopAll } from './support/spawned.ts';
import { testConfig } from './support/test-config.ts';

const home = mkdtempSync(join(tmpdir(), 'tenawas-move-'));
afterAll(async () => {
  await stopAll();
  rmSync(home, { recursive: true, force: true });
});
const dataDir = join(home, 'data');
const key = newId();
const at = (url: string) => ({ url, ca: null, giveUpAfter: testConfig.giveUpAfter });

async function asked<T extends object>(url: string, query: string): Promise<T[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<T>(query)).rows;
  } finally {
    await client.end();
  }
}

/** Constraints, triggers and indexes: what has to be the same in a moved database as in a new one. */
const shape = (url: string) =>
  asked(
    url,
    `SELECT conrelid::regclass::text AS of, pg_get_constraintdef(oid) AS text FROM pg_constraint WHERE connamespace = 'public'::regnamespace
     UNION ALL SELECT tgrelid::regclass::text, tgenabled::text || pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
     UNION ALL SELECT tablename, indexdef FROM pg_indexes WHERE schemaname = 'public'
     UNION ALL SELECT relname, 'table' FROM pg_class WHERE relkind IN ('r', 'S') AND relnamespace = 'public'::regnamespace ORDER BY 1, 2`,
  );

describe.skipIf(inject('postgres') === null)('a move from the embedded database to PostgreSQL', () => {
  let token: string;
  let photo: SomePhoto;
  let receipt: unknown;

  const call = (server: Server, path: string, init: RequestInit = {}) =>
    fetch(`${server.url}/api${path}`, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } });
  const post = (server: Server, path: string, body: object, headers: Record<string, string> = {}) =>
    call(server, path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const sendClaim = async (server: Server) => {
    const sent = await post(server, '/claims', { ...aClaim, photos: announced([photo]) }, { 'idempotency-key': key });
    return [sent.status, await sent.json()];
  };

  beforeAll(async () => {
    // Without fsync, which is most of the time.
    mkdirSync(dataDir);
    const database = await openCopy(databaseIn(dataDir));
    await migrate(database);
    await seedContent(database);
    await fillWithDemo(database.db, createPasswords(testConfig.argon2, 1), password);
    // Values that JavaScript's numbers and dates would round, and a record that only triggers protect.
    await database.db.execute(sql`
      with order_paid as (select id, user_id from subscriptions limit 1),
        paid as (insert into payments (id, user_id, subscription_id, provider, cents, birr_cents, birr_rate, rate_since, state, paid_at, receipt_number)
          select gen_random_uuid(), user_id, id, 'chapa', 100, 9007199254740993, 0.1::float8 + 0.2, '2026-01-01', 'paid', '2026-02-03 04:05:06.123457Z', 9007199254740995
          from order_paid returning id)
      insert into payment_ledger (id, payment_id, kind, birr_cents) select gen_random_uuid(), id, 'payment', 9007199254740993 from paid`);
    await database.close();

    const server = await start({ DATA_DIR: dataDir });
    const email = 'abebe@mail.example';
    photo = await aPhoto(60, 60);
    await post(server, '/register', { username: 'አበበ', email, phone: '1', password, confirmPassword: password });
    token = (await (await post(server, '/login', { email, password })).json()).Token;
    receipt = (await sendClaim(server))[1];
    await call(server, photoPath(photo.sha256), {
      method: 'PATCH',
      body: new Uint8Array(photo.bytes),
      headers: { ...protocol, 'content-type': tus.pieceType, [tus.offsetHeader]: '0' },
    });
    await expect(move(dataDir, at('postgres://nowhere'), () => {})).rejects.toThrow('is in use');
    expect(await server.stop('SIGTERM')).toBe(0);
  });

  test('that is killed is gone on with, and sessions, receipts and records are as before', async () => {
    const [url, fresh] = [(await freshUrl()) as string, (await freshUrl()) as string];
    const settings = { DATA_DIR: dataDir, DATABASE_URL: url };
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/move.ts', url], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    const half = openDatabase({ databaseUrl: url, dataDir: 'memory', connections: 1 });
    await expect(half).rejects.toThrow('The move into this database is not complete.');

    const { code, stdout, stderr } = await runCommand('move', url, { DATA_DIR: dataDir });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Going on with .+\n(\w+: \d+ rows\n)+Everything was copied and compared/);
    expect(stdout).toContain('token-secret');
    await expect(move(dataDir, at(url), () => {})).rejects.toThrow('The target is not empty');
    await (await openDatabase({ databaseUrl: fresh, dataDir: 'memory', connections: 1 })).close();
    expect(await shape(url)).toEqual(await shape(fresh));
    await expect(asked(url, 'UPDATE payment_ledger SET birr_cents = 0')).rejects.toThrow('never changed');
    expect(
      await asked(
        url,
        'SELECT receipt_number, birr_rate, (extract(epoch FROM paid_at) * 1000000)::text AS at FROM payments',
      ),
    ).toContainEqual({
      receipt_number: '9007199254740995',
      birr_rate: 0.30000000000000004,
      at: expect.stringMatching(/^1770091506123457/),
    });

    const server = await start(settings);
    expect(await sendClaim(server)).toEqual([expect.any(Number), receipt]);
    expect((await call(server, '/profile')).status).toBe(200);
    const bytes = await (await call(server, photoPath(photo.sha256))).arrayBuffer();
    expect(Buffer.from(bytes).equals(photo.bytes)).toBe(true);
    expect(await server.stop('SIGTERM')).toBe(0);
    const embedded = openDatabase({ databaseUrl: null, dataDir, connections: 1 });
    await expect(embedded).rejects.toThrow('Set DATABASE_URL, or delete');
  });

  test('notices a copy that differs, and a source that has changed since it began', async () => {
    const url = (await freshUrl()) as string;
    const tampered = asked.bind(null, url, "UPDATE hospitals SET hours = 'changed' WHERE position = 0");
    const waiting: Promise<unknown>[] = [];
    const report = (line: string) => line.startsWith('hospitals:') && waiting.push(tampered());
    await expect(move(dataDir, at(url), report)).rejects.toThrow('The copy differs in hospitals.');
    await Promise.all(waiting);
    const source = await openLocked(dataDir);
    await source.db.execute(sql`update users set phone = '2' where email = 'abebe@mail.example'`);
    await source.close();
    await expect(move(dataDir, at(url), () => {})).rejects.toThrow('has changed since (users)');
  });

  test('would leave out sequences, of which there are none', async () => {
    const url = (await freshUrl()) as string;
    await (await openDatabase({ databaseUrl: url, dataDir: 'memory', connections: 1 })).close();
    expect(await asked(url, 'SELECT sequencename FROM pg_sequences')).toEqual([]);
  });
});
