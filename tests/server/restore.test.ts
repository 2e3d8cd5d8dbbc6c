import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { addAdministrator } from '../../server/admins/repository.ts';
import { databaseIn } from '../../server/db/data-dir.ts';
import { openLocked } from '../../server/db/open.ts';
import { newId } from '../../server/db/uuid.ts';
import { waitUntil } from '../soak/support/wait.ts';
import { backUp, commandFile, runCommand } from './support/commands.ts';
import { placeWith, threeHundredClaims } from './support/with-claims.ts';

const home = mkdtempSync(join(tmpdir(), 'tenawas-restore-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const file = join(home, 'saved.tgz');
let dataDir: string;
let claimsFile: string;

const restoreInto = (place: string, from = file, more: Record<string, string> = {}) =>
  runCommand('restore', from, { DATA_DIR: place, ...more });

async function asked<T>(place: string, query: string): Promise<T[]> {
  const { pglite, close } = await openLocked(place);
  const { rows } = await pglite.query<T>(query);
  await close();
  return rows;
}

const claimsIn = async (place: string) =>
  (await asked<{ count: number }>(place, 'SELECT count(*) FROM claims'))[0]?.count;

describe.runIf(inject('template'))('a restore', () => {
  beforeAll(async () => {
    dataDir = await placeWith(home, async (db) => {
      await threeHundredClaims(db);
      await addAdministrator(db, 'almaz@tenawas.example', 'hash', { role: 'administrator', limitCents: null });
    });
    await backUp({ dataDir }, file);
    const [found] = await asked<{ file: string }>(dataDir, "SELECT pg_relation_filepath('claims') AS file");
    claimsFile = found?.file ?? '';
  });

  test('ends all sessions and lists what else it restored', async () => {
    await asked(dataDir, 'UPDATE users SET token_version = token_version + 3');
    const { code, stdout, stderr } = await restoreInto(dataDir);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('100 customers, 300 claims.\nThe previous database is kept in');
    expect(stdout).toContain('All sessions have ended.');
    expect(stdout).toContain('almaz@tenawas.example');
    const versions = await asked<{ least: number }>(dataDir, 'SELECT min(token_version) AS least FROM users');
    expect(versions[0]?.least).toBeGreaterThan(1_000_000);
  });

  test('that is killed changes nothing, and the next one succeeds', async () => {
    const place = await placeWith(home);
    const child = spawn(process.execPath, [commandFile('restore'), file], {
      env: { PATH: process.env.PATH, DATA_DIR: place },
    });
    const ended = once(child, 'exit');
    await waitUntil(() => existsSync(`${databaseIn(place)}.restoring/base`));
    child.kill('SIGKILL');
    await ended;
    expect(await claimsIn(place)).toBe(0);
    expect((await restoreInto(place)).stderr).toBe('');
    expect(await claimsIn(place)).toBe(300);
  });

  test('that is killed between its last two steps is completed at the next start', async () => {
    const place = await placeWith(home);
    await restoreInto(place);
    renameSync(databaseIn(place), `${databaseIn(place)}.restored`);
    expect(await claimsIn(place)).toBe(300);
  });

  const lacking = (member: string) => {
    const [folder, name] = [join(home, newId()), join(home, newId())];
    mkdirSync(folder);
    execFileSync('sh', ['-c', `gunzip -qc ${file} | tar -xf - -C ${folder}`]);
    rmSync(join(folder, member), { recursive: true });
    execFileSync('tar', ['-czf', name, '-C', folder, ...readdirSync(folder)]);
    return name;
  };
  const holding = (content: Buffer) => {
    const name = join(home, newId());
    writeFileSync(name, content);
    return name;
  };

  test('of a file that is not a whole backup fails with a readable error and changes nothing', async () => {
    const before = readdirSync(dataDir);
    const broken = {
      'that is cut': holding(readFileSync(file).subarray(0, 300_000)),
      'that is no archive': holding(Buffer.from('Dear Almaz')),
      'that is an archive of something else': holding(gzipSync(Buffer.alloc(10_240))),
      'without the claims': lacking(claimsFile),
      'without the control file': lacking('global/pg_control'),
    };
    for (const [what, from] of Object.entries(broken)) {
      const { code, stdout, stderr } = await restoreInto(dataDir, from);
      expect(stderr, what).toMatch(/^\S+ is not a complete backup of Tenawas: .+\. Nothing was changed\.\n$/);
      expect([what, code, stdout, readdirSync(dataDir)]).toEqual([what, 1, '', before]);
    }
    expect(await claimsIn(dataDir)).toBe(300);
  });

  test.each([[{ DATA_DIR: 'memory' }, /^A database in memory has no files/]])(
    'with %o is refused',
    async (settings, sentence) => {
      const { code, stderr } = await restoreInto(dataDir, file, settings);
      expect(stderr).toMatch(sentence);
      expect(code).toBe(1);
    },
  );
});
