import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { restore, restoreToPostgres } from '../../server/db/backup/restore.ts';
import { databaseIn } from '../../server/db/data-dir.ts';
import { openDatabase, openLocked } from '../../server/db/open.ts';
import { waitUntil } from '../soak/support/wait.ts';
import { backUp } from './support/commands.ts';
import { freshUrl } from './support/database.ts';
import { start } from './support/process.ts';
import { stopAll } from './support/spawned.ts';
import { testConfig } from './support/test-config.ts';

const home = mkdtempSync(join(tmpdir(), 'tenawas-backup-'));
afterAll(async () => {
  await stopAll();
  rmSync(home, { recursive: true, force: true });
});
const template = inject('template');
const at = (url: string) => ({ url, ca: null, giveUpAfter: testConfig.giveUpAfter });

async function within<T>(
  dataDir: string,
  work: (database: Awaited<ReturnType<typeof openLocked>>) => Promise<T>,
): Promise<T> {
  const database = await openLocked(dataDir);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const rename = (dataDir: string, name: string) =>
  within(dataDir, ({ db }) => db.execute(sql`UPDATE hospitals SET name = ${name} WHERE position = 0`));
const firstHospital = (dataDir: string) =>
  within(
    dataDir,
    async ({ pglite }) =>
      (await pglite.query<{ name: string }>('SELECT name FROM hospitals WHERE position = 0')).rows[0]?.name,
  );

async function keyPair() {
  const identity = await generateIdentity();
  return { identity, publicKey: await identityToRecipient(identity) };
}

/** The file with one of its bytes changed. */
function altered(file: string, at: number) {
  const bytes = readFileSync(file);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  const other = `${file}.altered`;
  writeFileSync(other, bytes);
  return other;
}
function cut(file: string, length: number) {
  const other = `${file}.cut`;
  writeFileSync(other, readFileSync(file).subarray(0, length));
  return other;
}
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
const size = (file: string) => statSync(file).size;

describe.runIf(template)('a backup of the embedded database', () => {
  const [dataDir, elsewhere, file] = [join(home, 'data'), join(home, 'elsewhere'), join(home, 'saved.backup')];
  beforeAll(async () => {
    cpSync(template?.folder ?? '', databaseIn(dataDir), { recursive: true });
    await rename(dataDir, 'ጥቁር አንበሳ');
    await backUp({ dataDir }, file);
  });

  test('brings back what was in it, and the previous database is kept', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir).sort()).toEqual(['backup-lock', 'database', 'lock']);
    await rename(dataDir, 'Written after the backup');
    const { previous } = await restore(dataDir, file);
    expect(await firstHospital(dataDir)).toBe('ጥቁር አንበሳ');
    expect(previous && existsSync(previous)).toBe(true);
  });

  test('never overwrites a file, and is refused while another one is made; a restore refuses a database in use', async () => {
    await expect(backUp({ dataDir }, file)).rejects.toThrow('already exists');
    await expect(restore(dataDir, join(home, 'nothing'))).rejects.toThrow('does not exist');
    await expect(backUp({ dataDir: join(home, 'nowhere') }, `${file}2`)).rejects.toThrow('There is no database');
    const both = await Promise.allSettled([backUp({ dataDir }, `${file}2`), backUp({ dataDir }, `${file}3`)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await within(dataDir, async () => {
      const before = readdirSync(dataDir);
      await expect(restore(dataDir, file)).rejects.toThrow('in use');
      await expect(backUp({ dataDir }, `${file}4`)).rejects.toThrow('in use');
      expect(readdirSync(dataDir)).toEqual(before);
    });
  });

  test.each<[string, () => string]>([
    ['altered', () => altered(file, size(file) >> 1)],
    ['altered in its digest', () => altered(file, size(file) - 10)],
    ['cut within its digest', () => cut(file, size(file) - 10)],
    ['cut in the middle', () => cut(file, size(file) >> 1)],
  ])('that is %s is refused, and nothing is changed', async (_how, broken) => {
    const before = readdirSync(dataDir);
    await expect(restore(dataDir, broken())).rejects.toThrow(
      /^\S+ is not a complete backup of Tenawas: .+ Nothing was/,
    );
    expect(readdirSync(dataDir)).toEqual(before);
  });

  test('of an earlier release, without a digest, is restored, also in another directory', async () => {
    const earlier = join(home, 'earlier.tgz');
    writeFileSync(earlier, gzipSync(readFileSync(template?.dump ?? '')));
    expect((await restore(elsewhere, earlier)).previous).toBeNull();
  });

  test('is encrypted to a public key, and opened by its private key alone', async () => {
    const [own, other] = [await keyPair(), await keyPair()];
    const secret = join(home, 'encrypted.backup');
    await backUp({ dataDir, backupPublicKey: own.publicKey }, secret);
    expect(readFileSync(secret).toString('latin1', 0, 21)).toBe('age-encryption.org/v1');
    await expect(restore(elsewhere, secret)).rejects.toThrow('is encrypted. Name the file with the private key');
    await expect(restore(elsewhere, secret, [other.identity])).rejects.toThrow('was encrypted to another key');
    for (const broken of [altered(secret, size(secret) >> 1), cut(secret, size(secret) - 10)])
      await expect(restore(elsewhere, broken, [own.identity])).rejects.toThrow('is not a complete backup');
    await restore(elsewhere, secret, [own.identity]);
    expect(await firstHospital(elsewhere)).toBe('ጥቁር አንበሳ');
  });

  test('is made by the server when it is due, the oldest are deleted, and the metrics show the last one', async () => {
    const dir = join(home, 'scheduled');
    const settings = { DATA_DIR: dataDir, BACKUP_DIR: dir, BACKUP_EVERY: '24', BACKUP_KEEP: '1' };
    const old = 'tenawas-2026-01-02T03-04-05Z.backup';
    for (const name of [old, `${old}.part`, 'notes.txt']) cpSync(file, join(dir, name));
    const port = await freePort();
    const server = await start({ ...settings, METRICS_PORT: `${port}` });
    const made = () => readdirSync(dir).filter((name) => name.endsWith('.backup') && name !== old);
    // The old one and what was left of an interrupted one are deleted after the new one is made.
    await waitUntil(() => made().length === 1 && readdirSync(dir).length === 2);
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const shown = Number(/^tenawas_last_backup_timestamp_seconds (\S+)$/m.exec(metrics)?.[1]);
    expect(Math.abs(Date.now() / 1000 - shown)).toBeLessThan(300);
    expect(readdirSync(dir).sort()).toEqual(['notes.txt', ...made()]);
    expect(await server.stop('SIGTERM')).toBe(0);
  });
});

describe.runIf(inject('postgres'))('a backup of PostgreSQL', () => {
  const file = join(home, 'postgres.backup');
  let url: string;
  let key: Awaited<ReturnType<typeof keyPair>>;
  beforeAll(async () => {
    url = (await freshUrl()) as string;
    const database = await openDatabase({ databaseUrl: url, dataDir: 'memory', connections: 2 });
    await database.db.execute(sql`UPDATE hospitals SET name = 'ጥቁር አንበሳ' WHERE position = 0`);
    await database.close();
    key = await keyPair();
  });

  test('is restored to be checked, and into an empty database', async () => {
    const checked = { databaseUrl: url, backupPublicKey: key.publicKey, backupCheckUrl: url };
    expect(await backUp(checked, file)).toContain('was restored in a temporary database and compared');
    expect(await backUp({ databaseUrl: url }, `${file}2`)).toContain('but not restored: for that set BACKUP_CHECK_URL');
    const target = (await freshUrl()) as string;
    for (const broken of [altered(`${file}2`, 2_000), cut(`${file}2`, size(`${file}2`) - 100)])
      await expect(restoreToPostgres(at(target), broken)).rejects.toThrow(
        'it was cut short or altered. Nothing was changed.',
      );
    await restoreToPostgres(at(target), file, [key.identity]);
    await expect(restoreToPostgres(at(target), file, [key.identity])).rejects.toThrow('is not empty');
    const database = await openDatabase({ databaseUrl: target, dataDir: 'memory', connections: 1 });
    const { rows } = (await database.db.execute(sql`SELECT name FROM hospitals WHERE position = 0`)) as unknown as {
      rows: unknown[];
    };
    await database.close();
    expect(rows).toEqual([{ name: 'ጥቁር አንበሳ' }]);
  });

  test('that fails leaves no file', async () => {
    const missing = url.replace(/\/t_\w+/, '/t_missing');
    await expect(backUp({ databaseUrl: missing }, `${file}3`)).rejects.toThrow('DATABASE_URL cannot be reached');
    const unchecked = backUp({ databaseUrl: url, backupCheckUrl: missing }, `${file}3`);
    await expect(unchecked).rejects.toThrow('could not be made in');
    expect(readdirSync(home).filter((name) => name.startsWith('postgres.backup3'))).toEqual([]);
  });
});
